import { describe, expect, it } from 'vitest';
import { asService } from '../../support/as-service.ts';
import { act, addRequest, createRequest, getRequest } from '../../support/hiring.ts';
import { inWorld, captureError } from '../../support/world.ts';

it('a request remembers its project until that is deleted', () =>
  inWorld(async (world) => {
    const { client, creator } = await addRequest(world);
    const project = await world.addProject(creator);
    const other = await world.addProject(creator);
    const { id } = await world.as(client, (sql) =>
      createRequest(sql, {
        ...{ creator_id: creator.id, from_project_id: project, title: 'A map', budget: 5 },
      }),
    );
    for (const value of [null, other]) {
      const attempt = asService(
        world,
        (sql) => sql`update public.hire_requests set project_id = ${value} where id = ${id}`,
      );
      expect(await captureError(attempt)).toEqual({
        ...{ code: '42501', message: "The terms of a hire request can't be changed" },
      });
    }
    await world.as(creator, (sql) => act(sql, { id, action: 'accept' }));
    await world.sql`delete from public.projects where id = ${project}`;
    expect(await getRequest(world, id)).toMatchObject({ project_id: null });
  }));

describe('the service role cannot delete:', () => {
  it.each([
    [
      'a request',
      'delete from public.hire_requests where id = $1',
      "A hire request can't be deleted",
    ],
    [
      'an entry of a timeline',
      'delete from public.hire_request_events where hire_request_id = $1',
      "Timeline entries can't be changed or deleted",
    ],
    [
      'a note of a timeline',
      `update public.hire_request_events set note = 'x' where hire_request_id = $1`,
      "Timeline entries can't be changed or deleted",
    ],
    [
      'the actor of a timeline',
      `update public.hire_request_events set actor_id = null where hire_request_id = $1`,
      "Timeline entries can't be changed or deleted",
    ],
    [
      'a transaction',
      'delete from public.transactions where hire_request_id = $1',
      "A transaction can't be changed without its hire request",
    ],
    [
      'a cent of a transaction',
      'update public.transactions set amount = amount + 0.01 where hire_request_id = $1',
      "A transaction can't be changed without its hire request",
    ],
    [
      'the creator of a transaction',
      'update public.transactions set creator_id = null where hire_request_id = $1',
      "A transaction can't be changed without its hire request",
    ],
    [
      'the client of a transaction',
      'update public.transactions set client_id = null where hire_request_id = $1',
      "A transaction can't be changed without its hire request",
    ],
    [
      'the waiting of a transaction',
      `update public.transactions set status = 'completed', completed_at = now() where hire_request_id = $1`,
      "A transaction can't be changed without its hire request",
    ],
  ])('%s', (_, statement, message) =>
    inWorld(async (world) => {
      const { id } = await addRequest(world, 'accepted');
      const attempt = asService(world, (sql) => sql.unsafe(statement, [id]));
      expect(await captureError(attempt)).toEqual({ code: '42501', message });
    }),
  );

  it.each(['client', 'creator'] as const)('a request whose %s has left', (leaver) =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world);
      await world.sql`delete from auth.users where id = ${hireRequest[leaver].id}`;
      const attempt = asService(
        world,
        (sql) => sql`delete from public.hire_requests where id = ${hireRequest.id}`,
      );
      expect(await captureError(attempt)).toEqual({
        code: '42501',
        message: "A hire request can't be deleted",
      });
    }),
  );

  it('a completed transaction', () =>
    inWorld(async (world) => {
      const { id } = await addRequest(world, 'approved');
      for (const statement of [
        'delete from public.transactions where hire_request_id = $1',
        `update public.transactions set status = 'pending', completed_at = null where hire_request_id = $1`,
        `update public.transactions set completed_at = now() - interval '1 day' where hire_request_id = $1`,
      ]) {
        const attempt = asService(world, (sql) => sql.unsafe(statement, [id]));
        expect((await captureError(attempt)).code).toBe('42501');
      }
    }));
});
