import type { HireRequestAction } from '../../../src/hire-requests/hire-request.ts';
import { actOnHireRequest } from '../../../src/hire-requests/actions/act-on-hire-request.ts';
import { getHireRequest } from '../../../src/hire-requests/reading/read-hire-requests.ts';
import {
  answerEnd,
  proposeEnd,
  type AnswerEndInput,
} from '../../../src/hire-requests/ending/write-end.ts';
import type { People } from '../backends.ts';
import { hire, NOTE, toAct, type Case } from './hiring-cases.ts';
import { inParts, open, part } from '../offers/offer-steps.ts';

export const REASON = 'Our harbour has no tides.';
type Side = 'client' | 'creator';
type Step =
  | [side: Side, action: HireRequestAction]
  | [side: Side | 'stranger', action: 'propose', reason?: string, version?: number]
  | [side: Side | 'stranger', answer: AnswerEndInput['action'], of: 'end', version?: number];

/** The state of a request after these steps, and when silence ends it. */
const ending =
  (...steps: Step[]) =>
  async (people: People) => {
    const { id } = await hire(people);
    await actOnHireRequest(people.creator.client, toAct(id, 'accept'));
    let { version } = await read(people, id);
    for (const [side, action, detail, expected] of steps) {
      const { client } = people[side];
      if (action === 'propose') {
        const reason = detail ?? REASON;
        await proposeEnd(client, { id, reason, expectedVersion: expected ?? version });
      } else if (detail === 'end') {
        await answerEnd(client, {
          ...{ id, action: action as AnswerEndInput['action'], note: NOTE },
          expectedVersion: expected ?? version,
        });
      } else {
        await actOnHireRequest(client, { id, action, note: NOTE });
      }
      ({ version } = await read(people, id));
    }
    return show(await read(people, id));
  };

async function read({ client }: People, id: string) {
  const request = await getHireRequest(client.client, id);
  if (!request) throw new Error('The request is not theirs.');
  return request;
}

function show({
  status,
  resolution,
  end_asked_by,
  ends_at,
  ...request
}: Awaited<ReturnType<typeof read>>) {
  const last = request.events.at(-1);
  return [status, resolution, end_asked_by, ends_at !== null, last?.action, last?.note];
}

const proposed: Step = ['client', 'propose'];

export const endCases: Case[] = [
  [
    'one side proposes the end',
    ending(proposed),
    ['accepted', null, 'client', true, 'ask_end', REASON],
  ],
  [
    'proposing it twice is the same',
    ending(proposed, proposed),
    ['accepted', null, 'client', true, 'ask_end', REASON],
  ],
  [
    'proposing it with another reason is a conflict',
    ending(proposed, ['client', 'propose', 'We found another map.']),
    'conflict',
  ],
  ['both cannot propose it', ending(proposed, ['creator', 'propose']), 'conflict'],
  [
    'silence ends no delivery',
    ending(['creator', 'deliver'], proposed),
    ['accepted', null, 'client', false, 'ask_end', REASON],
  ],
  [
    'the other side agrees',
    ending(proposed, ['creator', 'accept', 'end']),
    ['rejected', 'ended', null, false, 'accept_end', NOTE],
  ],
  [
    'agreeing twice is the same',
    ending(proposed, ['creator', 'accept', 'end'], ['creator', 'accept', 'end']),
    ['rejected', 'ended', null, false, 'accept_end', NOTE],
  ],
  [
    'the other side declines',
    ending(proposed, ['creator', 'decline', 'end']),
    ['accepted', null, null, false, 'decline_end', NOTE],
  ],
  [
    'the one side withdraws it',
    ending(proposed, ['client', 'withdraw', 'end']),
    ['accepted', null, null, false, 'withdraw_end', NOTE],
  ],
  ['nobody agrees with themselves', ending(proposed, ['client', 'accept', 'end']), 'forbidden'],
  ['nobody withdraws for the other', ending(proposed, ['creator', 'withdraw', 'end']), 'forbidden'],
  ['what nobody proposed has no answer', ending(['creator', 'decline', 'end']), 'conflict'],
  [
    'agreeing to another version is a conflict',
    ending(proposed, ['creator', 'deliver'], ['creator', 'accept', 'end', 3]),
    'conflict',
  ],
  [
    'proposing on another version is a conflict',
    ending(['creator', 'deliver'], ['client', 'propose', REASON, 2]),
    'conflict',
  ],
  ['a reason has 10 characters', ending(['client', 'propose', 'No tides.']), 'invalid'],
  ['a reason is no blank text', ending(['client', 'propose', ' '.repeat(20)]), 'invalid'],
  [
    'a reason has at most 1000 characters',
    ending(['client', 'propose', 'x'.repeat(1001)]),
    'invalid',
  ],
  ['a stranger proposes nothing', ending(['stranger', 'propose']), 'not-found'],
  ['a stranger answers nothing', ending(proposed, ['stranger', 'accept', 'end']), 'not-found'],
  ...(['client', 'creator'] as const).map((side): Case => [
    `a paid trial ends at once, by the ${side}`,
    async (people) => {
      const request = await open(people);
      const trial = part({ is_trial: true });
      await request.offer('creator', { ...inParts(trial, part({ price: 200 })), price: 300 });
      await request.answer('client', 'accept');
      await request.act('creator', 'deliver');
      await request.act(side, 'end', REASON);
      return show(await request.read());
    },
    ['rejected', 'ended', null, false, 'end', REASON],
  ]),
  [
    'an approval answers it',
    ending(['creator', 'deliver'], proposed, ['client', 'approve']),
    ['completed', 'approved', null, false, 'approve', NOTE],
  ],
];
