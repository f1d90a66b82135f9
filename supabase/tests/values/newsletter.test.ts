import { expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';

it.each([
  ['anon', true],
  ['authenticated', false],
])('denies the newsletter to the role %s with the wrong claims', (role, hasAccount) =>
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

it('stores an email address once, even if two arrive at the same time', () =>
  inWorld(async (world) => {
    // Neither transaction sees the other's row yet.
    await world.sql`alter table public.newsletter_subscribers disable trigger user`;
    const add = (email: string) =>
      world.sql.savepoint(
        (sql) => sql`insert into public.newsletter_subscribers (email) values (${email})`,
      );
    await add('reader@example.com');
    expect((await captureError(add('Reader@Example.com'))).code).toBe('23505');
  }));
