import { anOffer, answerWithRequest, testId, type FakeBackend } from '@showcase/data/testing';

type Attachments = FakeBackend['state']['attachments'];

/** Answers a function with a request whose open offer has these fields; the one before it is replaced. */
export function answerWithOffer(
  backend: FakeBackend,
  name: 'make_offer' | 'ask_for_time',
  fields: Parameters<typeof anOffer>[0],
  attachments: Attachments = [],
) {
  const { offers } = backend.state;
  const offer = anOffer({ id: testId(459), ...fields });
  const replaceOpen = () => {
    for (const row of offers) if (row.status === 'open') row.status = 'replaced';
    offers.push(offer);
    return { open_offer_id: offer.id };
  };
  const step = { action: 'make_offer', offer_id: offer.id, attachments } as const;
  answerWithRequest(backend, name, replaceOpen, step);
}
