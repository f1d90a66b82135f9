import { describe, expect, it } from 'vitest';
import { captureError, inWorld, sql } from '../support/world.ts';
import { bell, claim, configure, notify, outbox } from './mails.ts';

type Settings = Parameters<typeof configure>[2];

const topicByKind: [kind: string, topic: string][] = [
  ['request_created', 'requests'],
  ['request_delivered', 'requests'],
  ['request_changes_asked', 'requests'],
  ['request_accepted', 'request_updates'],
  ['request_completed', 'request_updates'],
  ['message_received', 'messages'],
  ['review_received', 'reviews'],
  ['review_edited', 'reviews'],
  ['reply_received', 'reviews'],
  ['search_matched', 'searches'],
  ['report_upheld', 'reports'],
  ['report_dismissed', 'reports'],
  ['account_suspended', 'account'],
  ['project_hidden', 'account'],
  ['app_added', 'security'],
];
const topics = new Set(topicByKind.map(([, topic]) => topic));

it.each(topicByKind)('a notification of the kind %s is about %s', async (kind, topic) => {
  const [row] = await sql`select private.topic_of(${kind}) as topic`;
  expect(row).toEqual({ topic });
});

it('has these topics, of which all but security can be turned off', async () => {
  const [row] = await sql<{ topics: string[] }[]>`select private.notification_topics() as topics`;
  expect([...(row?.topics ?? []), 'security']).toEqual([...topics]);
});

describe('a notification', () => {
  it.each<[string, Settings, boolean, boolean]>([
    ['by default', {}, true, true],
    ['without the topic in the app', { not_in_app: ['request_updates'] }, false, true],
    ['without the topic by email', { not_by_email: ['request_updates'] }, true, false],
    [
      'without the topic at all',
      { not_in_app: ['request_updates'], not_by_email: ['request_updates'] },
      false,
      false,
    ],
    ['without other topics', { not_in_app: ['requests'], not_by_email: ['requests'] }, true, true],
    ['without any mail', { email_off: true }, true, false],
  ])('%s is in the bell and in the mail as wanted', (_name, settings, inApp, byEmail) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await configure(world, person, settings);

      await notify(world, person, { params: { title: 'A shop' } });

      expect(await bell(world, person)).toEqual(inApp ? ['request_accepted'] : []);
      const mails = await claim(world);
      const mail = {
        kind: 'request_accepted',
        to: person.email,
        topic: 'request_updates',
        params: { title: 'A shop' },
      };
      expect(mails).toMatchObject(byEmail ? [mail] : []);
      const [token] = mails.map(({ unsubscribe_token }) => unsubscribe_token);
      if (byEmail)
        expect(token).toMatch(new RegExp(`^${person.id}\\.request_updates\\.[0-9a-f]{64}$`));
    }),
  );

  it('of a deleted account is nowhere', () =>
    inWorld(async (world) => {
      await world.sql`select private.notify(null, 'request_accepted', '{}')`;
      expect(await claim(world)).toEqual([]);
    }));

  it('is not mailed if its cause fails', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await captureError(
        world.sql.savepoint(async (tx) => {
          await tx`select private.notify(${person.id}, 'request_accepted', '{}')`;
          await tx`select private.raise_conflict('PT409', 'It failed')`;
        }),
      );
      expect(await outbox(world, person)).toEqual([]);
    }));

  it.each<[string, Settings]>([
    ['turned off the topic', { not_by_email: ['request_updates'] }],
    ['turned off all mail', { email_off: true }],
  ])('is not mailed to someone who %s meanwhile', (_name, settings) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await notify(world, person);
      await configure(world, person, settings);

      expect(await claim(world)).toEqual([]);
      expect(await outbox(world, person)).toMatchObject([{ status: 'skipped', attempts: 0 }]);
    }),
  );
});

describe('the settings', () => {
  it('are defaults until they are set, and only the caller’s own', () =>
    inWorld(async (world) => {
      const [one, two] = [await world.addPerson(), await world.addPerson()];
      const mine = async (person: { id: string }) => {
        const [row] = await world.as(
          person,
          (as) => as<{ mine: object }[]>`select public.my_notification_settings() as mine`,
        );
        return row?.mine;
      };
      const defaults = { not_in_app: [], not_by_email: [], email_off: false, digest: 'off' };
      expect(await mine(one)).toEqual(defaults);

      const changed = {
        not_in_app: ['reviews'],
        not_by_email: ['messages', 'reports'],
        email_off: true,
        digest: 'weekly',
      };
      await configure(world, one, { digest: 'daily' });
      await configure(world, one, changed);

      expect(await mine(one)).toEqual(changed);
      expect(await mine(two)).toEqual(defaults);
    }));

  it('can be set by a suspended person', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await world.suspend(person);
      await configure(world, person, { email_off: true });
      await notify(world, person, { kind: 'account_suspended' });
      expect(await claim(world)).toEqual([]);
    }));

  it.each([
    ['an unknown topic in the app', ['other'], [], false, 'off'],
    ['an unknown topic by email', [], ['other'], false, 'off'],
    ['an unknown digest', [], [], false, 'hourly'],
    ['no topics in the app', null, [], false, 'off'],
    ['no topics by email', [], null, false, 'off'],
    ['no switch', [], [], null, 'off'],
    ['no digest', [], [], false, null],
  ])('are rejected with %s', (_name, inApp, byEmail, emailOff, digest) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const attempt = world.as(
        person,
        (as) =>
          as`select public.set_notification_settings(${inApp}, ${byEmail}, ${emailOff}, ${digest})`,
      );
      expect(await captureError(attempt)).toEqual({
        code: 'PT400',
        message: 'These settings are of another version. Reload the page',
      });
    }),
  );

  it.each(['my_notification_settings()', "set_notification_settings('{}', '{}', false, 'off')"])(
    'are closed to visitors: %s',
    (call) =>
      inWorld(async (world) => {
        const attempt = world.as('visitor', (as) => as.unsafe(`select public.${call}`));
        expect((await captureError(attempt)).code).toBe('42501');
      }),
  );
});
