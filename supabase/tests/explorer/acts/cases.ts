import { quote } from './act.ts';
import type { Act } from './act.ts';
import { sides } from '../state.ts';
import type { Side } from '../state.ts';

const openCase = (wants: string, does: string, cents: number | null = null): Act => ({
  name: `the client opens a case and wants ${does}`,
  by: 'client',
  offered: 'open_case',
  bound: ({ details }) => details.cases < 2,
  call: (_, { request }) =>
    `select public.open_case(${quote(request)}, 'Half of the pages show an error', ${quote(wants)}, ${cents}, gen_random_uuid())`,
});

const answer = (by: Side, does: string, action: string, terms = 'null, null'): Act => ({
  name: `the ${by} ${does}`,
  by,
  offered: `case: ${action}`,
  call: ({ details }) =>
    details.case &&
    `select public.answer_case(${quote(details.case.id)}, ${quote(action)}, 'I see it differently', ${terms})`,
});

const decide = (by: 'first' | 'second', outcome: string, does: string): Act => ({
  name: `${by === 'first' ? 'an' : 'another'} admin decides that ${does}`,
  by,
  call: ({ details }) =>
    details.case?.status === (by === 'first' ? 'waiting' : 'appealed')
      ? `select public.admin_decide_case(${quote(details.case.id)}, ${quote(outcome)}, 'The delivery lacks what was agreed on', ${outcome === 'part' ? 2000 : 'null'})`
      : null,
});

export const caseActs: Act[] = [
  openCase('all', 'everything back'),
  openCase('part', '$20 back', 2000),
  openCase('redo', 'the work done again'),
  ...sides.flatMap((by) => [
    answer(by, 'agrees to what the other side of the case wants', 'accept'),
    answer(by, 'disputes the case', 'dispute'),
    answer(by, 'appeals the decision', 'appeal'),
  ]),
  answer('creator', 'answers the case with $10', 'counter', `'part', 1000`),
  answer('client', 'withdraws the case', 'withdraw'),
  ...(['first', 'second'] as const).flatMap((by) => [
    decide(by, 'full', 'everything goes back'),
    decide(by, 'part', '$20 go back'),
    decide(by, 'none', 'nothing goes back'),
  ]),
];
