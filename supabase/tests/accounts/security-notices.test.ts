import { describe, expect, it } from 'vitest';
import { bell, claim } from '../mail/mails.ts';
import {
  addFactor,
  addPersonWithFactor,
  confirmed,
  createCodes,
  removeFactor,
  useCode,
} from '../second-factor/factors.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

type Person = { id: string; email: string };
/** Makes an account and the change; the account. */
type Change = (world: World) => Promise<Person>;

const newEmail = 'new@example.com';

/** An account that was confirmed so many minutes ago, and has a password. */
async function addAccount(world: World, minutes = 61) {
  const person = await world.addPerson();
  await world.sql`
    update auth.users set encrypted_password = 'a hash',
      email_confirmed_at = now() - make_interval(mins => ${minutes})
    where id = ${person.id}`;
  return person;
}

const change = async (world: World, person: Person, values: object) => {
  await world.sql`update auth.users set ${world.sql({ ...values } as never)} where id = ${person.id}`;
  return person;
};

/** Each kind of notice, the change that causes it, and the addresses that hear of it besides the account’s own. */
const notices: [kind: string, change: Change, also: string[]][] = [
  [
    'password_changed',
    async (world) => change(world, await addAccount(world), { encrypted_password: 'another' }),
    [],
  ],
  [
    'email_changed',
    async (world) => change(world, await addAccount(world), { email: newEmail }),
    [newEmail],
  ],
  [
    'app_added',
    async (world) => {
      const person = await world.addPerson();
      const factor = await addFactor(world, person, 'unverified');
      await world.sql`update auth.mfa_factors set status = 'verified' where id = ${factor}`;
      return person;
    },
    [],
  ],
  [
    'app_removed',
    async (world) => {
      const { person } = await addPersonWithFactor(world);
      await removeFactor(world, confirmed(person));
      return person;
    },
    [],
  ],
  [
    'recovery_code_used',
    async (world) => {
      const { person } = await addPersonWithFactor(world);
      const [code = ''] = await createCodes(world, confirmed(person));
      await useCode(world, person, code);
      return person;
    },
    [],
  ],
  [
    'recovery_codes_replaced',
    async (world) => {
      const { person } = await addPersonWithFactor(world);
      await createCodes(world, confirmed(person));
      await createCodes(world, confirmed(person));
      return person;
    },
    [],
  ],
  [
    'payment_changed',
    async (world) => {
      const person = await world.addPerson();
      await world.as(
        person,
        (sql) => sql`
          insert into public.billing_details (payment_url) values ('https://pay.example/ada')`,
      );
      return person;
    },
    [],
  ],
];

describe('who hears of what protects an account', () => {
  it.each(notices)('%s', (kind, run, also) =>
    inWorld(async (world) => {
      const person = await run(world);
      const mails = await claim(world);
      expect(mails.map(({ kind: mailed, to }) => [mailed, to]).toSorted()).toEqual(
        [person.email, ...also].map((to) => [kind, to]).toSorted(),
      );
      for (const mail of mails) {
        expect(mail).toMatchObject({ topic: 'security', unsubscribe_token: null });
      }
      expect(await bell(world, person)).toEqual([kind]);
    }),
  );

  it.each<[string, number, (person: Person) => object]>([
    [
      'the password that is chosen with the link of a sign-up',
      59,
      () => ({ encrypted_password: 'x' }),
    ],
    ['the same password', 61, () => ({ encrypted_password: 'a hash' })],
    ['the same email', 61, ({ email }) => ({ email })],
    [
      'an account that the auth service marks as deleted',
      61,
      () => ({ email: 'a hash', deleted_at: new Date() }),
    ],
  ])('nobody hears of %s', (_, minutes, values) =>
    inWorld(async (world) => {
      const person = await addAccount(world, minutes);
      await change(world, person, values(person));
      expect(await claim(world)).toEqual([]);
      expect(await bell(world, person)).toEqual([]);
    }),
  );

  it('an earlier address hears of the new one also if it is no contact address', () =>
    inWorld(async (world) => {
      const person = await addAccount(world);
      const email = 'r&d/ada@example.com';
      await world.sql`update auth.users set email = ${email} where id = ${person.id}`;
      await change(world, person, { email: newEmail });
      const rows = await world.sql`select 1 from private.mail_outbox o where o.email = ${email}`;
      expect(rows).toHaveLength(1);
    }));

  it('nobody hears of a first password, nor of an email that nobody confirmed', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await change(world, person, { encrypted_password: 'a first one' });
      await change(world, person, { email_confirmed_at: null });
      await change(world, person, { email: newEmail });
      expect(await bell(world, person)).toEqual([]);
    }));
});
