import {
  answerCase,
  openCase,
  type CaseAnswer,
  type OpenCaseInput,
} from '../../../src/hire-requests/cases/write-cases.ts';
import type { People } from '../backends.ts';
import { open } from '../offers/offer-steps.ts';

type Person = 'client' | 'creator' | 'stranger';
export type CaseStep = [person: Person, answer: CaseAnswer];

export const TEXT = 'I see it differently.';

/** A request of $250, delivered or approved, with each act on a case of it in one line. */
export async function openDispute(people: People, state: 'accepted' | 'delivered' | 'approved') {
  const request = await open(people);
  await request.act('creator', 'accept');
  if (state !== 'accepted') await request.act('creator', 'deliver');
  if (state === 'approved') await request.act('client', 'approve');
  return {
    ...request,
    openCase: (changes: Partial<OpenCaseInput> = {}, person: Person = 'client', caseKey = '') =>
      openCase(people[person].client, {
        input: { requestId: request.id, happened: 'It shows no tides.', wants: 'all', ...changes },
        caseKey: caseKey || crypto.randomUUID(),
      }),
    answer: (id: string, [person, answer]: CaseStep) =>
      answerCase(people[person].client, { id, ...answer }),
  };
}

export type Dispute = Awaited<ReturnType<typeof openDispute>>;

/** The case, the request and what is given back. */
export async function summarize({ read }: Dispute) {
  const { cases, status, resolution, delivered_at, refunds, events } = await read();
  const last = cases.at(-1);
  return [
    [last?.status, last?.outcome, last?.cents, last?.amount_cents],
    [status, resolution, delivered_at !== null],
    refunds.map((row) => row.amount_cents),
    events.at(-1)?.action,
  ];
}
