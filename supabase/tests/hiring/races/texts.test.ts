import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRequest } from '../../support/hiring.ts';
import { sql } from '../../support/world.ts';
import { commitAs, commitPeople, race, raceRounds } from './race.ts';
import { textActs, type Run } from './texts.ts';
import { commitWork } from './work.ts';
import type { People } from './work.ts';

let people: People;
beforeAll(async () => {
  people = await commitPeople();
});
afterAll(() => people.remove());
afterEach(() => people.clearRateLimits());

const run = ((side, statement) => commitAs(people[side], statement)) as Run;
const [first, second] = ['One of two tabs says this.', 'The other tab says that.'];

async function open(state: 'pending' | 'accepted' | 'delivered') {
  if (state !== 'pending') return commitWork(people, state);
  const input = { creator_id: people.creator.id, title: 'A map', budget: 10 };
  const message = `Please draw a map of our town: ${crypto.randomUUID()}`;
  return (await run('client', (tx) => createRequest(tx, { ...input, message }))).id;
}

/** How often each text is stored, in the timeline or in a case. */
async function countTexts(id: string) {
  const [row] = await sql<{ first: number; second: number }[]>`
    with said as (
      select e.note as text from public.hire_request_events e where e.hire_request_id = ${id}
      union all
      select s.text from public.case_steps s join public.cases c on c.id = s.case_id where c.hire_request_id = ${id}
    )
    select (count(*) filter (where text = ${first}))::integer as first,
      (count(*) filter (where text = ${second}))::integer as second from said`;
  return row;
}

describe.each(raceRounds)('in round %d, of two tabs that write something', () => {
  it.each(Object.entries(textActs))('else, one loses and knows it: %s', async (_, textAct) => {
    const { state, side, prepare, send } = textAct;
    const id = await open(state);
    const target = (await prepare?.(run, id)) ?? id;
    const { won, lost } = await race(
      [first, second].map((text) => () => run(side, (tx) => send(tx, target, text))),
    );
    expect([won.length, lost]).toEqual([1, ['PT409']]);
    const counts = await countTexts(id);
    expect([counts?.first, counts?.second].toSorted()).toEqual([0, 1]);
  });

  it.each(Object.entries(textActs))('equal, it is said once: %s', async (_, textAct) => {
    const { state, side, prepare, send } = textAct;
    const id = await open(state);
    const target = (await prepare?.(run, id)) ?? id;
    const { won, lost } = await race(
      [first, first].map((text) => () => run(side, (tx) => send(tx, target, text))),
    );
    expect([won.length, lost]).toEqual([2, []]);
    expect(await countTexts(id)).toEqual({ first: 1, second: 0 });
  });
});
