import { getCaseEvidence } from '../../../src/hire-requests/cases/case-queries.ts';
import type { OpenCaseInput } from '../../../src/hire-requests/cases/write-cases.ts';
import { sentenceOf } from '../offers/offer-steps.ts';
import type { Case } from '../requests/hiring-cases.ts';
import { openDispute, summarize, type Dispute } from './case-steps.ts';
import type { People } from '../backends.ts';

const about =
  (state: Parameters<typeof openDispute>[1], run: (dispute: Dispute, people: People) => unknown) =>
  async (people: People) =>
    run(await openDispute(people, state), people);

const rejected = (input: Partial<OpenCaseInput>) =>
  about('delivered', ({ openCase }) => sentenceOf(openCase(input)));

const isNoPart = 'Enter an amount below $250.00, of which this is a part';

export const openedCases: Case[] = [
  [
    'a client opens a case about a delivery',
    about('delivered', async (dispute) => {
      await dispute.openCase({ wants: 'part', cents: 24_999 });
      return summarize(dispute);
    }),
    [['open', 'part', 24_999, 25_000], ['accepted', null, true], [], 'open_case'],
  ],
  [
    'a client opens a case about completed work',
    about('approved', async (dispute) => {
      await dispute.openCase({ wants: 'redo' });
      const [one] = (await dispute.read()).cases;
      return [one?.kind, one?.answer_due_at !== null, ...(await summarize(dispute))];
    }),
    [
      ...['money_back', true, ['open', 'redo', null, 25_000], ['completed', 'approved', true], []],
      'open_case',
    ],
  ],
  [
    'the same key is the same case',
    about('delivered', async ({ openCase, read }) => {
      const caseKey = crypto.randomUUID();
      const ids = [
        await openCase({}, 'client', caseKey),
        await openCase({}, 'client', caseKey),
        (await read()).cases[0]?.id,
      ];
      return new Set(ids).size;
    }),
    1,
  ],
  [
    'one case is open at a time',
    about('delivered', async ({ openCase }) => {
      await openCase();
      return sentenceOf(openCase());
    }),
    'There is an open case already',
  ],
  [
    'no case is about work that nobody delivered',
    about('accepted', ({ openCase }) => sentenceOf(openCase())),
    'A case is about a delivery, or about completed work',
  ],
  ['a creator opens no case', about('delivered', (d) => d.openCase({}, 'creator')), 'forbidden'],
  ['a stranger opens no case', about('delivered', (d) => d.openCase({}, 'stranger')), 'not-found'],
  ['a case has a text', rejected({ happened: ' nine char ' }), 'Write at least 10 characters'],
  [
    'a case has a text of at most 4000 characters',
    rejected({ happened: 'x'.repeat(4001) }),
    'Use at most 4000 characters',
  ],
  ['a part is less than all', rejected({ wants: 'part', cents: 25_000 }), isNoPart],
  ['a part is more than nothing', rejected({ wants: 'part', cents: 0 }), isNoPart],
  ['a part has an amount', rejected({ wants: 'part' }), isNoPart],
  ['all has no amount', rejected({ cents: 1 }), 'Only a part has an amount'],
  [
    'a case stops the work on its delivery, and the approval ends it',
    about('delivered', async ({ openCase, act, read }) => {
      await openCase();
      const sentence = await sentenceOf(act('client', 'ask_changes'));
      await act('client', 'approve');
      return [sentence, (await read()).cases[0]?.status];
    }),
    ['There is an open case about this delivery. Settle it first', 'withdrawn'],
  ],
  [
    'both read the evidence of a case, and nobody else',
    about('delivered', async ({ id, openCase }, { client, creator, stranger }) => {
      const opened = await openCase();
      const read = await Promise.all(
        [client, creator, stranger].map((side) => getCaseEvidence(side.client, opened)),
      );
      return read.map((evidence) => evidence && [evidence.case.status, evidence.request.id === id]);
    }),
    [['open', true], ['open', true], null],
  ],
];
