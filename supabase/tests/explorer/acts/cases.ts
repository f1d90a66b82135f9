import { quote } from './act.ts';
import type { Act } from './act.ts';
import { hasSent, unsaidBill } from './bills.ts';
import { sides } from '../state.ts';
import type { Side, State } from '../state.ts';

type Claim = {
  wants: string;
  does: string;
  cents?: number;
  more?: string;
  has?: (state: State) => boolean;
};

const openCase = ({ wants, does, cents, more = '', has = () => true }: Claim): Act => ({
  name: `the client opens a case ${does}`,
  by: 'client',
  offered: 'open_case',
  bound: ({ details }) => details.cases < 2,
  call: (state, { request }) =>
    has(state)
      ? `select public.open_case(${quote(request)}, 'Half of the pages show an error', ${quote(wants)}, ${cents ?? 'null'}, gen_random_uuid()${more})`
      : null,
});

const answer = (
  by: Side,
  does: string,
  action: string,
  { step, terms = 'null, null' }: { step: string | string[]; terms?: string },
): Act => ({
  name: `the ${by} ${does}`,
  by,
  offered: `case: ${action}`,
  steps: [step].flat(),
  call: ({ details }) =>
    details.case &&
    `select public.answer_case(${quote(details.case.id)}, ${quote(action)}, 'I see it differently', ${terms})`,
});

const decide = (by: 'first' | 'second', outcome: string, does: string): Act => ({
  name: `${by === 'first' ? 'an' : 'another'} admin decides that ${does}`,
  by,
  steps: [by === 'first' ? 'decide_case' : 'close_case'],
  call: ({ details }) =>
    details.case?.status === (by === 'first' ? 'waiting' : 'appealed')
      ? `select public.admin_decide_case(${quote(details.case.id)}, ${quote(outcome)}, 'The delivery lacks what was agreed on', ${outcome === 'part' ? 2000 : 'null'})`
      : null,
});

export const caseActs: Act[] = [
  openCase({ wants: 'all', does: 'and wants everything back' }),
  openCase({ wants: 'part', does: 'and wants $20 back', cents: 2000 }),
  openCase({ wants: 'redo', does: 'and wants the work done again' }),
  openCase({
    wants: 'all',
    does: 'about what is approved, and wants everything back',
    more: `, about => 'work'`,
    has: ({ rows }) => rows.status === 'accepted' && rows.invoices !== null,
  }),
  {
    ...openCase({
      wants: 'all',
      does: 'with the word that it is paid, and wants everything back',
      more: ', is_paid => true',
      has: (state) => unsaidBill(state) !== undefined,
    }),
    // Where everything was credited, this word alone gives a case something to be about.
    offered: undefined,
    steps: ['open_case'],
    isTrue: (state) => hasSent(state, state.facts.sent),
  },
  ...sides.flatMap((by) => [
    answer(by, 'agrees to what the other side of the case wants', 'accept', {
      step: ['agree_case', 'agree_redo', 'accept_redo'],
    }),
    answer(by, 'disputes the case', 'dispute', { step: 'dispute_case' }),
    answer(by, 'appeals the decision', 'appeal', { step: 'appeal_case' }),
  ]),
  answer('creator', 'answers the case with $10', 'counter', {
    step: 'answer_case',
    terms: `'part', 1000`,
  }),
  answer('creator', 'does the work again', 'redo', { step: 'redo' }),
  answer('client', 'withdraws the case', 'withdraw', { step: 'withdraw_case' }),
  ...(['first', 'second'] as const).flatMap((by) => [
    decide(by, 'full', 'everything goes back'),
    decide(by, 'part', '$20 go back'),
    decide(by, 'none', 'nothing goes back'),
  ]),
];
