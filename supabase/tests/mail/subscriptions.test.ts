import { describe, expect, it } from 'vitest';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addSubscriber, claim } from './mails.ts';

const join = (world: World, email: string) =>
  world.as('visitor', (as) => as`select public.join_newsletter(${email})`);
const confirm = (world: World, token: unknown) =>
  world.as('visitor', (as) => as`select public.confirm_newsletter(${String(token)})`);
const subscribers = async (world: World) =>
  (
    await world.sql<{ email: string; is_confirmed: boolean }[]>`
      select email, confirmed_at is not null as is_confirmed
      from private.newsletter_subscribers order by created_at, email`
  ).map(({ email, is_confirmed }) => [email, is_confirmed]);

describe('a subscription', () => {
  it('begins with the button behind the link that is mailed to the address', () =>
    inWorld(async (world) => {
      await join(world, 'reader@example.com');
      expect(await subscribers(world)).toEqual([['reader@example.com', false]]);

      const [mail, ...more] = await claim(world);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({
        kind: 'newsletter_confirmation',
        to: 'reader@example.com',
        topic: null,
        unsubscribe_token: null,
      });
      await confirm(world, mail?.params['token']);
      await world.sql`update private.newsletter_subscribers set confirmed_at = '2026-01-02'`;
      await confirm(world, mail?.params['token']);
      const [row] = await world.sql`select confirmed_at from private.newsletter_subscribers`;
      expect(row).toEqual({ confirmed_at: new Date('2026-01-02') });
      expect(await subscribers(world)).toEqual([['reader@example.com', true]]);
    }));

  it('that waits for its confirmation is mailed again, once an hour', () =>
    inWorld(async (world) => {
      await join(world, 'reader@example.com');
      await join(world, 'Reader@Example.com');
      expect(await claim(world)).toHaveLength(1);
      await world.sql`update private.mail_outbox set key = 'that of the last hour'`;
      await join(world, 'reader@example.com');
      expect(await claim(world)).toHaveLength(1);
      expect(await subscribers(world)).toEqual([['reader@example.com', false]]);
    }));

  it('that is confirmed is not mailed again', () =>
    inWorld(async (world) => {
      await addSubscriber(world, 'reader@example.com');
      await join(world, 'reader@example.com');
      expect(await claim(world)).toEqual([]);
      expect(await subscribers(world)).toEqual([['reader@example.com', true]]);
    }));

  it.each([
    ['of another topic', 'newsletter'],
    ['without a topic', ''],
  ])('is not confirmed by a token %s', (_name, topic) =>
    inWorld(async (world) => {
      await join(world, 'reader@example.com');
      const [row] = await world.sql`
        select private.mail_token(id, ${topic}) as token from private.newsletter_subscribers`;
      expect((await captureError(confirm(world, row?.['token']))).code).toBe('PT400');
      expect(await subscribers(world)).toEqual([['reader@example.com', false]]);
    }),
  );

  it('that nobody confirms is forgotten after 7 days, and its link says so', () =>
    inWorld(async (world) => {
      for (const [email, days, at] of [
        ['late@example.com', 8, null],
        ['early@example.com', 6, null],
        ['reader@example.com', 8, new Date()],
      ] as const) {
        await world.sql`
          insert into private.newsletter_subscribers (email, created_at, confirmed_at)
          values (${email}, now() - ${days} * interval '1 day', ${at})`;
      }
      await join(world, 'late@example.com');
      const mail = (await claim(world)).find(({ to }) => to === 'late@example.com');
      await world.sql`select private.prune()`;
      expect((await subscribers(world)).map(([email]) => email)).toEqual([
        'reader@example.com',
        'early@example.com',
      ]);
      expect(await captureError(confirm(world, mail?.params['token']))).toEqual({
        code: 'PT400',
        message: 'This link has expired. Join the newsletter again to get a new one',
      });
    }));
});
