import type { CaseAnswer, OpenCaseInput } from '../../../src/hire-requests/cases/write-cases.ts';
import type { People } from '../backends.ts';
import { sentenceOf } from '../offers/offer-steps.ts';
import type { Case } from '../requests/hiring-cases.ts';
import { openDispute, summarize, TEXT, type CaseStep } from './case-steps.ts';

type State = 'delivered' | 'approved';

const accept: CaseAnswer = { action: 'accept' };
const withdraw: CaseAnswer = { action: 'withdraw' };
const dispute: CaseAnswer = { action: 'dispute', text: TEXT };
const appeal: CaseAnswer = { action: 'appeal', text: TEXT };
const counter = (outcome: 'all' | 'part' | 'redo' | 'none', cents?: number): CaseAnswer => ({
  ...{ action: 'counter', text: TEXT, outcome },
  ...(cents !== undefined && { cents }),
});

const after =
  (state: State, wants: Partial<OpenCaseInput>, ...steps: CaseStep[]) =>
  async (people: People) => {
    const request = await openDispute(people, state);
    const id = await request.openCase(wants);
    for (const step of steps) await request.answer(id, step);
    return summarize(request);
  };

/** The sentence with which the last answer is rejected. */
const rejected =
  (...steps: CaseStep[]) =>
  async (people: People) => {
    const request = await openDispute(people, 'delivered');
    const id = await request.openCase();
    for (const step of steps.slice(0, -1)) await request.answer(id, step);
    const [last] = steps.slice(-1);
    return last && sentenceOf(request.answer(id, last));
  };

const isWork = ['accepted', null, true];
const isApproved = ['completed', 'approved', true];
const isDecided = ['completed', 'decided', true];
const isEnded = ['rejected', 'ended', true];
const part = { wants: 'part', cents: 4000 } as const;
const answered = 'This case was answered in the meantime';

export const answeredCases: Case[] = [
  [
    'a creator agrees to give everything of a delivery back',
    after('delivered', {}, ['creator', accept]),
    [['agreed', 'all', null, 25_000], isEnded, [], 'accept_end'],
  ],
  [
    'a creator agrees to give a part of a delivery back',
    after('delivered', part, ['creator', accept], ['creator', accept]),
    [['agreed', 'part', 4000, 25_000], isDecided, [-4000], 'credit'],
  ],
  [
    'a creator agrees to deliver again',
    after('delivered', { wants: 'redo' }, ['creator', accept]),
    [['agreed', 'redo', null, 25_000], ['accepted', null, false], [], 'agree_case'],
  ],
  [
    'a client accepts a part of a delivery',
    after('delivered', {}, ['creator', counter('part', 500)], ['client', accept]),
    [['agreed', 'part', 500, 25_000], isApproved, [-500], 'credit'],
  ],
  [
    'a client accepts that nothing of a delivery is given back',
    after('delivered', {}, ['creator', counter('none')], ['client', accept]),
    [['agreed', 'none', null, 25_000], isApproved, [], 'approve'],
  ],
  [
    'a creator agrees to give all of completed work back',
    after('approved', {}, ['creator', accept]),
    [['agreed', 'all', null, 0], isApproved, [-25_000], 'credit'],
  ],
  [
    'a creator agrees to give a part of completed work back',
    after('approved', part, ['creator', accept]),
    [['agreed', 'part', 4000, 21_000], isApproved, [-4000], 'credit'],
  ],
  [
    'a creator agrees to redo completed work',
    after('approved', { wants: 'redo' }, ['creator', accept]),
    [['agreed', 'redo', null, 25_000], isApproved, [], 'agree_case'],
  ],
  [
    'a client withdraws a case, twice',
    after('delivered', {}, ['client', withdraw], ['client', withdraw]),
    [['withdrawn', 'all', null, 25_000], isWork, [], 'withdraw_case'],
  ],
  [
    'a creator makes another proposal, twice',
    after('delivered', {}, ['creator', counter('redo')], ['creator', counter('redo')]),
    [['countered', 'redo', null, 25_000], isWork, [], 'answer_case'],
  ],
  [
    'a client disputes the proposal',
    after('delivered', {}, ['creator', counter('none')], ['client', dispute]),
    [['waiting', 'none', null, 25_000], isWork, [], 'dispute_case'],
  ],
  [
    'what was given back is disputed no more',
    async (people) => {
      const { openCase, answer } = await openDispute(people, 'approved');
      await answer(await openCase(part), ['creator', accept]);
      const sentence = await sentenceOf(openCase({ wants: 'part', cents: 21_000 }));
      await answer(await openCase(), ['creator', accept]);
      return [sentence, await sentenceOf(openCase())];
    },
    ['Enter an amount below $210.00, of which this is a part', 'Everything was given back already'],
  ],
  ['a client agrees with nobody', rejected(['client', accept]), answered],
  ['a client disputes no own case', rejected(['client', dispute]), answered],
  ['a client counters nothing', rejected(['client', counter('all')]), "You can't do that"],
  ['a creator withdraws nothing', rejected(['creator', withdraw]), "You can't do that"],
  [
    'a proposal is countered once',
    rejected(['creator', counter('none')], ['client', dispute], ['creator', counter('redo')]),
    answered,
  ],
  [
    'what is open is not appealed',
    rejected(['client', appeal]),
    'There is no decision to appeal yet',
  ],
  [
    'what is withdrawn has no answer',
    rejected(['client', withdraw], ['creator', accept]),
    'This case is closed',
  ],
  [
    'a stranger answers nothing',
    rejected(['stranger', accept]),
    "This case no longer exists, or it isn't yours",
  ],
  [
    'a dispute has a text',
    rejected(['creator', { action: 'dispute', text: 'No.' }]),
    'Write at least 10 characters',
  ],
  [
    'a proposed part is less than all',
    rejected(['creator', counter('part', 25_000)]),
    'Enter an amount below $250.00, of which this is a part',
  ],
  [
    'a proposal has an outcome',
    rejected(['creator', { ...counter('all', 1) }]),
    'Only a part has an amount',
  ],
];
