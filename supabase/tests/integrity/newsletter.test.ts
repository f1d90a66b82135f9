import { expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';

it.each([
  ['anon', true],
  ['authenticated', false],
])('refuses the newsletter to the role %s with the wrong claims', (role, hasAccount) =>
  inWorld(async (world) => {
    const sub = hasAccount ? (await world.addPerson()).id : undefined;
    const attempt = world.sql.savepoint(async (sql) => {
      const claims = JSON.stringify({ role, sub });
      await sql`select set_config('request.jwt.claims', ${claims}, true), set_config('role', ${role}, true)`;
      await sql`insert into public.newsletter_subscribers (email) values ('a@example.com')`;
    });
    expect((await captureError(attempt)).code).toBe('42501');
  }),
);

it('keeps an address once even when two arrive at the same moment', () =>
  inWorld(async (world) => {
    // Neither sees the other's row then.
    await world.sql`alter table public.newsletter_subscribers disable trigger user`;
    const add = (email: string) =>
      world.sql.savepoint(
        (sql) => sql`insert into public.newsletter_subscribers (email) values (${email})`,
      );
    await add('reader@example.com');
    expect((await captureError(add('Reader@Example.com'))).code).toBe('23505');
  }));
