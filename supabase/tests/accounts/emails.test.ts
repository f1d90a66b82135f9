import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { patch } from '../support/rows.ts';
import { writeAccounts } from '@showcase/local-supabase';
import { inWorld, captureError } from '../support/world.ts';
import type { World } from '../support/world.ts';

function signUp(world: World, email: string, name = 'Ada Stone') {
  const id = randomUUID();
  return writeAccounts(world.sql, [{ id, email, confirmedAt: new Date(), metadata: { name } }]);
}

const unique = randomUUID().slice(0, 8);

// The form's validation has the same table of cases (packages/data/src/users/email.test.ts).
describe('the email address of an account', () => {
  it.each([
    `ada-${unique}@example.com`,
    `Ada.Stone+${unique}@mail.example.co`,
    `o'brien-${unique}@example.ie`,
    `${'a'.repeat(234)}${unique}@example.com`,
  ])('may be %s', (email) =>
    inWorld(async (world) => {
      expect(await signUp(world, email)).toHaveLength(1);
    }),
  );

  it.each([
    'ada',
    'ada@example',
    'a@b',
    'x=y@example.com',
    'ada stone@example.com',
    '.ada@example.com',
    'ada..stone@example.com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@example.-com',
    'ada@example.com-',
    'ada?subject=x@example.com',
    'a?bcc=everyone@example.com',
    'a&cc=everyone@example.com',
    'ada@example.com?bcc=everyone@example.com',
    'ada@example.com&body=x',
    'ada@example.com,everyone@example.com',
    'jos\u00e9@example.com',
    'ada\u200b@example.com',
    `${'a'.repeat(243)}@example.com`,
  ])('is no contact address if it is %s', (email) =>
    inWorld(async (world) => {
      const [id = ''] = await signUp(world, email);
      const stored = await world.sql`select email from public.user_private where user_id = ${id}`;
      expect(stored).toEqual([{ email: null }]);
    }),
  );
});

const HIDDEN = [
  '\u00ad',
  '\u200b',
  '\u200d',
  '\u200f',
  '\u202e',
  '\u2060',
  '\u2066',
  '\ufeff',
  '\n',
];

describe('the name of an account', () => {
  it('is stored without invisible characters', () =>
    inWorld(async (world) => {
      const [row = ''] = await signUp(
        world,
        `x-${unique}@example.com`,
        ` Ada${HIDDEN.join('')}\t Stone `,
      );
      const [user] = await world.sql`select name from public.users where id = ${row}`;
      expect(user?.name).toBe('Ada Stone');
      const [long = ''] = await signUp(world, `y-${unique}@example.com`, 'n'.repeat(101));
      const [cut] = await world.sql`select name from public.users where id = ${long}`;
      expect(cut?.name).toBe('n'.repeat(100));
    }));

  it('is truncated after 100 characters', () =>
    inWorld(async (world) => {
      const [row = ''] = await signUp(world, `x-${unique}@example.com`, 'n'.repeat(101));
      const [user] = await world.sql`select name from public.users where id = ${row}`;
      expect(user?.name).toBe('n'.repeat(100));
    }));

  it.each(HIDDEN)('cannot be changed to contain %j', (character) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const changes = { name: `Ada${character}Stone` };
      const attempt = world.as(person, (tx) => patch(tx, 'users', person.id, changes));
      expect((await captureError(attempt)).code).toBe('23514');
    }),
  );
});
