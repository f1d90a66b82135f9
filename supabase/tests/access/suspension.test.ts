import type { TransactionSql } from 'postgres';
import { describe, expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';

describe('a suspended user', () => {
  it('cannot write anything', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const project = await world.addProject(creator);
      const service = await world.addService(creator);
      await world.sql`insert into public.project_media (project_id, kind, url) values (${project}, 'image', 'https://a.example/b.png')`;
      await world.sql`insert into public.project_code_samples (project_id, title, language, code) values (${project}, 'x', 'SQL', 'x')`;
      await world.suspend(creator);
      const writes: ((sql: TransactionSql) => Promise<unknown>)[] = [
        (sql) => sql`update public.users set bio = 'x' where id = ${creator.id}`,
        (sql) =>
          sql`update public.user_private set preferences = '{}' where user_id = ${creator.id}`,
        (sql) =>
          sql`update public.creator_contacts set audience = 'nobody' where user_id = ${creator.id}`,
        (sql) => sql`update public.projects set title = 'x' where id = ${project}`,
        (sql) => sql`update public.project_media set caption = 'x' where project_id = ${project}`,
        (sql) =>
          sql`update public.project_code_samples set title = 'x' where project_id = ${project}`,
        (sql) => sql`update public.services set title = 'x' where id = ${service}`,
        (sql) => sql`insert into public.billing_details (name) values ('x')`,
        (sql) =>
          sql`insert into public.saved_searches (kind, name, search) values ('projects', 'x', '{"q": "map"}')`,
        (sql) =>
          sql`insert into public.services (title, description, price, duration) values ('New', repeat('x', 60), 5, '1 day')`,
      ];
      for (const write of writes)
        expect((await captureError(world.as(creator, write))).code).toBe('42501');
      for (const table of ['project_media', 'project_code_samples']) {
        expect(
          (
            await world.as(
              creator,
              (sql) => sql`delete from public.${sql(table)} where project_id = ${project}`,
            )
          ).count,
        ).toBe(0);
      }
      for (const table of ['projects', 'services']) {
        expect(
          (
            await world.as(
              creator,
              (sql) => sql`delete from public.${sql(table)} where user_id = ${creator.id}`,
            )
          ).count,
        ).toBe(0);
      }
    }));
});
