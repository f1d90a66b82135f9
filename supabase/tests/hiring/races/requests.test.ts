import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerEnd, requestEnd } from '../../support/ending.ts';
import { act, createRequest } from '../../support/hiring.ts';
import type { Action } from '../../support/hiring.ts';
import { sql } from '../../support/world.ts';
import { commitAs, commitPeople, race, raceRounds } from './race.ts';

let people: Awaited<ReturnType<typeof commitPeople>>;
beforeAll(async () => {
  people = await commitPeople();
});
afterAll(() => people.remove());

const request = (terms: Parameters<typeof createRequest>[1] = { service_id: people.service }) =>
  commitAs(people.client, (transaction) =>
    createRequest(transaction, { creator_id: people.creator.id, ...terms }),
  );
const by = { client: () => people.client, creator: () => people.creator };
const move = (id: string, person: keyof typeof by, action: Action) =>
  commitAs(by[person](), (transaction) => act(transaction, { id, action }));

describe.each(raceRounds)('in round %d', () => {
  it('one of 12 requests for a service succeeds', async () => {
    const { won, lost } = await race(Array.from({ length: 12 }, () => () => request()));
    expect(won).toHaveLength(1);
    expect(lost).toEqual(Array.from({ length: 11 }, () => 'PT409'));
    await move(won[0]?.id ?? '', 'client', 'cancel');
    await people.clearRateLimits();
  });

  it.each([
    ['for a service', () => ({ service_id: people.service })],
    ['for something else', () => ({ title: 'A map of our town', budget: 100 })],
  ])(
    'a request %s with the same key is created once, however often it is sent',
    async (_, terms) => {
      const key = randomUUID();
      const { won, lost } = await race(
        Array.from({ length: 6 }, () => () => request({ ...terms(), request_key: key })),
      );
      expect(lost).toEqual([]);
      expect(new Set(won.map(({ id }) => id)).size).toBe(1);
      const rows = await sql`
      select from public.hire_requests h
      join public.hire_request_events e on e.hire_request_id = h.id
      where h.request_key = ${key}`;
      expect(rows).toHaveLength(1);
      await move(won[0]?.id ?? '', 'client', 'cancel');
      await people.clearRateLimits();
    },
  );

  it.each([
    [
      'accept against cancel',
      [
        ['creator', 'accept'],
        ['client', 'cancel'],
      ],
    ],
    [
      'seven at once',
      [
        ['creator', 'accept'],
        ['client', 'cancel'],
        ['creator', 'decline'],
        ['creator', 'accept'],
        ['client', 'cancel'],
        ['creator', 'decline'],
        ['creator', 'accept'],
      ],
    ],
  ] as const)('%s is one transition', async (_, contenders) => {
    const { id } = await request();
    const { won, lost } = await race(
      contenders.map(
        ([person, action]) =>
          () =>
            move(id, person, action),
      ),
    );
    const [row] = await sql<{ status: string; resolution: string | null }[]>`
      select h.status, h.resolution, h.version,
        (select count(*)::int from public.hire_request_events e where e.hire_request_id = h.id) as events,
        (select count(*)::int from public.transactions t where t.hire_request_id = h.id) as payments,
        (select count(*)::int from public.notifications n where n.params ->> 'request_id' = h.id::text) as notifications
      from public.hire_requests h where h.id = ${id}`;
    expect(row).toMatchObject({
      version: 2,
      events: 2,
      // The creator's line about the new request makes room for that of its withdrawal.
      notifications: row?.resolution === 'withdrawn' ? 1 : 2,
      payments: row?.status === 'accepted' ? 1 : 0,
    });
    expect(won.length).toBeGreaterThan(0);
    for (const { status, resolution, version } of won) {
      expect({ status, resolution, version }).toEqual({
        status: row?.status,
        resolution: row?.resolution,
        version: 2,
      });
    }
    expect(new Set(lost)).toEqual(new Set(lost.length > 0 ? ['PT409'] : []));
    await people.clearRateLimits();
  });

  it('approving, requesting changes, ending and the timeout leave one outcome and a matching transaction', async () => {
    const { id } = await request();
    await move(id, 'creator', 'accept');
    await move(id, 'creator', 'deliver');
    await commitAs(people.client, (tx) => requestEnd(tx, { id }));
    const { lost } = await race([
      () => move(id, 'client', 'approve'),
      () => commitAs(people.creator, (tx) => answerEnd(tx, { id, action: 'accept' })),
      () => move(id, 'client', 'ask_changes'),
      () => sql`select private.move_hire_request(${id}, 'complete', null)`.then(([row]) => row),
    ]);
    expect(lost.filter((code) => code !== 'PT409')).toEqual([]);
    const [row] = await sql<{ status: string; version: number }[]>`
      select h.status, h.version, count(e.*)::int as events,
        (select t.status from public.transactions t where t.hire_request_id = h.id) as money
      from public.hire_requests h
      join public.hire_request_events e on e.hire_request_id = h.id
      where h.id = ${id} group by h.id`;
    const expectedPayment = { completed: 'completed', accepted: 'pending', rejected: null }[
      String(row?.status)
    ];
    expect(row).toMatchObject({ money: expectedPayment, events: row?.version });
    await people.clearRateLimits();
  });
});
