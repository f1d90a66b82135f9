import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { act, addRequest, getRequest, applyStep } from '../../support/hiring.ts';
import { inWorld, captureError } from '../../support/world.ts';

describe('a request', () => {
  it.each([null, '', 'paid', 'PENDING', 'ACCEPT', 'complete', 'create'])(
    'rejects the action %j',
    (action) =>
      inWorld(async (world) => {
        const { creator, id } = await addRequest(world);
        const attempt = world.as(creator, (sql) => act(sql, { id, action }));
        expect(await captureError(attempt)).toEqual({
          code: 'PT400',
          message: "A hire request doesn't have this action",
        });
      }),
  );

  it('does not exist for strangers and admins', () =>
    inWorld(async (world) => {
      const { id } = await addRequest(world);
      const stranger = await world.addPerson({ isDev: true });
      const admin = await world.addPerson();
      await world.grantAdmin(admin);
      const errors = [];
      for (const [person, request] of [
        [stranger, id],
        [stranger, randomUUID()],
        [admin, id],
      ] as const) {
        errors.push(
          await captureError(
            world.as(person, (sql) => act(sql, { id: request, action: 'accept' })),
          ),
        );
      }
      expect(new Set(errors.map(({ code, message }) => `${code} ${message}`))).toEqual(
        new Set(["PT404 This request no longer exists, or it isn't yours"]),
      );
    }));

  it('shows its timeline to its parties, but not to those of another request', () =>
    inWorld(async (world) => {
      const { creator, client, id } = await addRequest(world);
      const another = await addRequest(world);
      const read = async (person: { id: string }) =>
        (
          await world.as(
            person,
            (sql) => sql`select from public.hire_request_events where hire_request_id = ${id}`,
          )
        ).length;
      for (const party of [creator, client]) expect(await read(party)).toBe(1);
      for (const other of [another.creator, another.client]) expect(await read(other)).toBe(0);
    }));

  it('only changes with the version that the user saw', () =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'accepted');
      const deliver = (version: number) =>
        world.as(hireRequest.creator, (sql) =>
          act(sql, { id: hireRequest.id, action: 'deliver', version }),
        );
      expect(await captureError(deliver(1))).toEqual({
        code: 'PT409',
        message: 'This request was accepted in the meantime',
      });
      expect((await deliver(2)).version).toBe(3);
      expect((await deliver(2)).version).toBe(3);
      await applyStep(world, hireRequest, ['client', 'ask_changes']);
      expect((await captureError(deliver(2))).code).toBe('PT409');
    }));

  it('allows changes to be requested again after the next delivery', () =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'accepted');
      const repeat = [
        ['creator', 'deliver'],
        ['client', 'ask_changes'],
      ] as const;
      for (const step of [...repeat, ...repeat]) await applyStep(world, hireRequest, step);
      expect(await getRequest(world, hireRequest.id)).toMatchObject({
        version: 6,
        delivered_at: null,
      });
    }));

  it('cannot be changed by suspended users', () =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world);
      await world.suspend(hireRequest.creator);
      expect(await captureError(applyStep(world, hireRequest, ['creator', 'accept']))).toEqual({
        code: 'PT403',
        message: 'Your account is suspended',
      });
    }));

  it.each([
    ['deliver', null, 'Write a note'],
    ['deliver', '\u200b', 'Write a note'],
    ['deliver', 'x'.repeat(2001), 'Use at most 2000 characters'],
  ] as const)('handles %s with the note %j', (action, note, message) =>
    inWorld(async (world) => {
      const { creator, id } = await addRequest(world, 'accepted');
      const attempt = world.as(creator, (sql) => act(sql, { id, action, note }));
      expect(await captureError(attempt)).toEqual({ code: 'PT400', message });
    }),
  );

  it('stores notes in its timeline, except blank ones', () =>
    inWorld(async (world) => {
      const { creator, client, id } = await addRequest(world);
      const note = 'x'.repeat(2000);
      await world.as(creator, (sql) => act(sql, { id, action: 'accept', note: ' ' }));
      await world.as(creator, (sql) => act(sql, { id, action: 'deliver', note }));
      const rows = await world.sql`
        select version, action, note, actor_id from public.hire_request_events
        where hire_request_id = ${id} order by version`;
      expect(rows).toEqual([
        { version: 1, action: 'create', note: null, actor_id: client.id },
        { version: 2, action: 'accept', note: null, actor_id: creator.id },
        { version: 3, action: 'deliver', note, actor_id: creator.id },
      ]);
    }));
});
