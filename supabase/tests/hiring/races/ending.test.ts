import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerEnd, requestEnd } from '../../support/ending.ts';
import { act, createRequest } from '../../support/hiring.ts';
import type { Action } from '../../support/hiring.ts';
import { sql } from '../../support/world.ts';
import { findContradictions } from '../life/checks/find-contradictions.ts';
import { commitAs, commitPeople, race, raceRounds } from './race.ts';

type Side = 'client' | 'creator';
let people: Awaited<ReturnType<typeof commitPeople>>;
beforeAll(async () => {
  people = await commitPeople();
});
afterAll(() => people.remove());

const propose = (by: Side, id: string) => commitAs(people[by], (tx) => requestEnd(tx, { id }));
const answer = (by: Side, id: string, action: string) =>
  commitAs(people[by], (tx) => answerEnd(tx, { id, action }));
const move = (by: Side, id: string, action: Action) =>
  commitAs(people[by], (tx) => act(tx, { id, action }));
/** The effects of the job on this request, as if it were so many days from now. */
const pass = async (id: string, days: number) => {
  const [row] = await sql<{ done: boolean }[]>`
    select private.follow_deadline(${id}, now() + make_interval(days => ${days})) as done`;
  return row;
};
/** A request in work. */
async function open(state: 'accepted' | 'delivered' = 'accepted'): Promise<string> {
  const { id } = await commitAs(people.client, (tx) =>
    createRequest(tx, {
      creator_id: people.creator.id,
      title: `A map ${randomUUID()}`,
      budget: 50,
    }),
  );
  await move('creator', id, 'accept');
  if (state === 'delivered') await move('creator', id, 'deliver');
  return id;
}

const contests: Record<
  string,
  [state: 'accepted' | 'delivered', (id: string) => (() => Promise<unknown>)[]]
> = {
  'asking to end against a delivery': [
    'accepted',
    (id) => [
      () => propose('client', id),
      () => move('creator', id, 'deliver'),
      () => propose('creator', id),
      () => pass(id, 6),
    ],
  ],
  'asking to end against the approval': [
    'delivered',
    (id) => [
      () => propose('creator', id),
      () => move('client', id, 'approve'),
      () => propose('client', id),
      () => pass(id, 15),
    ],
  ],
};

describe.each(raceRounds)('in round %d', () => {
  it.each(Object.entries(contests))('%s leaves one story', async (_, [state, contend]) => {
    const id = await open(state);
    const { lost } = await race(contend(id));
    expect(lost.filter((code) => code !== 'PT409')).toEqual([]);
    expect(await findContradictions(sql, id)).toEqual([]);
    await people.clearRateLimits();
  });

  it('of agreeing to the end, working on, withdrawing and silence, one wins', async () => {
    const id = await open();
    await propose('client', id);
    const { lost } = await race<unknown>([
      () => answer('creator', id, 'accept'),
      () => answer('client', id, 'withdraw'),
      () => answer('creator', id, 'decline'),
      () => pass(id, 6),
      () => move('creator', id, 'deliver'),
    ]);
    expect(lost.filter((code) => code !== 'PT409')).toEqual([]);
    const answers = await sql`
      select action from public.hire_request_events
      where hire_request_id = ${id}
        and action in ('accept_end', 'decline_end', 'withdraw_end', 'end_by_silence')`;
    expect(answers).toHaveLength(1);
    expect(await findContradictions(sql, id)).toEqual([]);
    await people.clearRateLimits();
  });

  it('asking to end and agreeing several times at once are one each', async () => {
    const id = await open();
    const first = await race(Array.from({ length: 5 }, () => () => propose('client', id)));
    expect([first.won.length, first.lost]).toEqual([5, []]);
    const second = await race(
      Array.from({ length: 5 }, () => () => answer('creator', id, 'accept')),
    );
    expect([second.won.length, second.lost]).toEqual([5, []]);
    expect(new Set(second.won.map(({ version }) => version))).toEqual(
      new Set([(first.won[0]?.version ?? 0) + 1]),
    );
    expect(await findContradictions(sql, id)).toEqual([]);
    await people.clearRateLimits();
  });
});
