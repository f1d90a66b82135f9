import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Caller, World } from '../support/world.ts';
import { captureError, inWorld } from '../support/world.ts';
import { addSubscriber, claim, configure, notify } from './mails.ts';

const incomplete = {
  code: 'PT400',
  message: 'This link is incomplete. Copy the whole link from the mail',
};

async function unsubscribe(world: World, token: string | null, caller: Caller = 'visitor') {
  const [row] = await world.as(
    caller,
    (as) => as<{ topic: string }[]>`select public.unsubscribe(${token}) as topic`,
  );
  return row?.topic;
}

async function tokenFor(world: World, subject: string, topic: string): Promise<string> {
  const [row] = await world.sql<{ token: string }[]>`
    select private.mail_token(${subject}, ${topic}) as token`;
  return row?.token ?? '';
}

async function settingsOf(world: World, { id }: { id: string }) {
  const [row] = await world.sql`
    select not_in_app, not_by_email, email_off, digest
    from private.notification_settings where user_id = ${id}`;
  return row;
}

describe('the link in a mail', () => {
  it('turns off its topic without a sign-in, as often as it is used', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await notify(world, person);
      const [mail] = await claim(world);
      for (let round = 0; round < 2; round += 1) {
        expect(await unsubscribe(world, mail?.unsubscribe_token ?? '')).toBe('request_updates');
        expect(await settingsOf(world, person)).toEqual({
          not_in_app: [],
          not_by_email: ['request_updates'],
          email_off: false,
          digest: 'off',
        });
      }
      await notify(world, person);
      expect(await claim(world)).toEqual([]);
    }));

  it('keeps the other choices', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await configure(world, person, {
        not_in_app: ['reviews'],
        not_by_email: ['messages'],
        digest: 'weekly',
      });
      await unsubscribe(world, await tokenFor(world, person.id, 'account'));
      expect(await settingsOf(world, person)).toEqual({
        not_in_app: ['reviews'],
        not_by_email: ['account', 'messages'],
        email_off: false,
        digest: 'weekly',
      });
    }));

  it('of a digest leaves only mail that needs an answer', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await configure(world, person, { digest: 'daily', not_by_email: ['reviews'] });
      expect(await unsubscribe(world, await tokenFor(world, person.id, 'digest'))).toBe('digest');
      expect(await settingsOf(world, person)).toEqual({
        not_in_app: [],
        not_by_email: ['account', 'messages', 'reports', 'request_updates', 'reviews', 'searches'],
        email_off: false,
        digest: 'off',
      });
    }));

  it('of the newsletter removes the subscriber', () =>
    inWorld(async (world) => {
      const [one, other] = [
        await addSubscriber(world, 'one@example.com'),
        await addSubscriber(world, 'other@example.com'),
      ];
      const token = await tokenFor(world, one, 'newsletter');
      for (let round = 0; round < 2; round += 1)
        expect(await unsubscribe(world, token)).toBe('newsletter');
      const rows = await world.sql`select id from private.newsletter_subscribers`;
      expect(rows.map(({ id }) => String(id))).toEqual([other]);
    }));

  it('works for someone who is signed in as someone else', () =>
    inWorld(async (world) => {
      const [person, other] = [await world.addPerson(), await world.addPerson()];
      await unsubscribe(world, await tokenFor(world, person.id, 'reviews'), other);
      expect(await settingsOf(world, person)).toMatchObject({ not_by_email: ['reviews'] });
      expect(await settingsOf(world, other)).toBeUndefined();
    }));

  it('of a deleted account changes nothing and does not fail', () =>
    inWorld(async (world) => {
      expect(await unsubscribe(world, await tokenFor(world, randomUUID(), 'reviews'))).toBe(
        'reviews',
      );
    }));

  it.each<[string, (parts: [string, string, string], other: string) => string | null]>([
    ['nothing', () => null],
    ['an empty text', () => ''],
    ['no proof', ([id, topic]) => `${id}.${topic}`],
    ['another topic', ([id, , proof]) => `${id}.messages.${proof}`],
    ['another user', ([, topic, proof], other) => `${other}.${topic}.${proof}`],
    ['a shorter proof', ([id, topic, proof]) => `${id}.${topic}.${proof.slice(1)}`],
    ['more', (parts) => `${parts.join('.')}.`],
    ['an id that is none', ([, topic, proof]) => `me.${topic}.${proof}`],
  ])('with %s turns off nothing', (_name, change) =>
    inWorld(async (world) => {
      const [person, other] = [await world.addPerson(), await world.addPerson()];
      const [id = '', topic = '', proof = ''] = (await tokenFor(world, person.id, 'reviews')).split(
        '.',
      );
      const attempt = unsubscribe(world, change([id, topic, proof], other.id));
      expect(await captureError(attempt)).toEqual(incomplete);
      expect(await settingsOf(world, person)).toBeUndefined();
      expect(await settingsOf(world, other)).toBeUndefined();
    }),
  );

  it('is another one in another database', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const token = await tokenFor(world, person.id, 'reviews');
      await world.sql`update private.salt set value = extensions.gen_random_bytes(32)`;
      expect(await captureError(unsubscribe(world, token))).toEqual(incomplete);
    }));

  it('cannot be made by anyone', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      for (const caller of [person, 'visitor'] as const) {
        const attempt = world.as(
          caller,
          (as) => as`select private.mail_token(${person.id}, 'reviews')`,
        );
        expect((await captureError(attempt)).code).toBe('42501');
      }
    }));
});
