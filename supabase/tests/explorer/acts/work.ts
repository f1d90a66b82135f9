import type { State, Side } from '../state.ts';
import { quote } from './act.ts';
import type { Act } from './act.ts';

type Move = { by: Side; does: string; action: string; note?: string; rest?: string };

const move = ({ by, does, action, note = 'Here it is', rest = '' }: Move): Act => ({
  name: `the ${by} ${does}`,
  by,
  offered: action,
  call: (_, { request }) =>
    `select public.act_on_hire_request(${quote(request)}, ${quote(action)}, ${quote(note)}${rest})`,
});

const scope = 'A shift planner in two languages, for phones first.';
type Terms = { price: number; days?: number; milestones?: [number, number] };

/** An offer or a change; two milestones are due in five and ten days. */
const offer = (by: Side, does: string, { price, days = 10, milestones }: Terms): Act => ({
  name: `the ${by} ${does}`,
  by,
  steps: ['make_offer', 'propose_change', ...(by === 'client' ? ['counter_offer'] : [])],
  needsOther: true,
  bound: ({ details }) => details.offers < 3,
  call: ({ rows }, { request }) => {
    const isCounter = by === 'client' && rows.status === 'pending';
    if (isCounter && rows.offer === null) return null;
    if (milestones && (rows.milestone > 1 || rows.status !== 'pending')) return null;
    const parts = milestones?.map(
      (part, index) =>
        `jsonb_build_object('title', 'Part ${index + 1}', 'price', ${part}, 'due_on', now()::date + ${5 * (index + 1)}, 'is_trial', false)`,
    );
    return `select public.make_offer(
      ${quote(request)}, 'A shift planner', ${quote(scope)}, ${price}, 1, null, ${parts ? 'null' : days},
      ${parts ? `jsonb_build_array(${parts.join(', ')})` : `'[]'`}, null, null, gen_random_uuid(), null)`;
  },
});

const answerOffer = (by: Side, answer: string): Act => ({
  name: `the ${by} ${answer}s the offer`,
  by,
  offered: `${answer}_offer`,
  call: ({ details }) =>
    details.offer && `select public.answer_offer(${quote(details.offer)}, ${quote(answer)})`,
});

const answerEnd = (by: Side, answer: string): Act => ({
  name: `the ${by} ${answer}s the proposal to end it`,
  by,
  offered: `${answer}_end`,
  call: ({ rows }, { request }) =>
    rows.end_by && `select public.answer_end(${quote(request)}, ${quote(answer)})`,
});

const proposeEnd = (by: Side): Act => ({
  name: `the ${by} asks to end it`,
  by,
  offered: 'ask_to_end',
  steps: ['ask_to_end', 'ask_end'],
  call: (_, { request }) =>
    `select public.propose_end(${quote(request)}, 'The shop closes this year')`,
});

const isAgreed = ({ rows }: State) => rows.status === 'accepted';

/** The acts on the work and its terms. */
export const workActs: Act[] = [
  move({ by: 'creator', does: 'accepts', action: 'accept', rest: ', due_on => now()::date + 3' }),
  move({ by: 'creator', does: 'delivers', action: 'deliver' }),
  move({ by: 'client', does: 'approves', action: 'approve' }),
  move({ by: 'client', does: 'asks for changes', action: 'ask_changes' }),
  move({ by: 'creator', does: 'declines', action: 'decline' }),
  move({ by: 'client', does: 'cancels', action: 'cancel' }),
  offer('creator', 'offers terms', { price: 100 }),
  offer('creator', 'offers two milestones', { price: 100, milestones: [60, 40] }),
  offer('client', 'proposes other terms', { price: 80 }),
  ...(['client', 'creator'] as const).flatMap((by) => [
    answerOffer(by, 'accept'),
    answerOffer(by, 'decline'),
    answerOffer(by, 'withdraw'),
    proposeEnd(by),
    move({ by, does: 'ends it', action: 'end', note: 'The shop closes this year' }),
    answerEnd(by, 'accept'),
    answerEnd(by, 'decline'),
    answerEnd(by, 'withdraw'),
  ]),
  {
    name: 'the creator asks for more time',
    by: 'creator',
    steps: ['ask_for_time'],
    needsOther: true,
    bound: ({ details }) => details.offers < 3,
    call: (state, { request }) =>
      isAgreed(state)
        ? `select public.ask_for_time(${quote(request)}, now()::date + 20, 'The printer is late', gen_random_uuid())`
        : null,
  },
];
