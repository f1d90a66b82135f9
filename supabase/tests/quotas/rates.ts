import { randomUUID } from 'node:crypto';
import { addAdmin, report } from '../admin/admins.ts';
import { addNewsletter } from '../mail/mails.ts';
import { addConversationPair, sendMessage, sendFirstMessage } from '../messages/conversation.ts';
import { addPersonWithFactor, confirmed, createCodes, useCode } from '../second-factor/factors.ts';
import { addProject, addService } from '../support/rows.ts';
import type { World } from '../support/world.ts';
import { caseRates } from './case-rates.ts';
import { checkRates } from './check-rates.ts';
import { hiringRates } from './hiring-rates.ts';
import { moderationRates } from './moderation-rates.ts';
import { emailRates } from './email-rates.ts';
import { byUser } from './rate.ts';
import type { Rate, RepeatableAction } from './rate.ts';

const createReaction = (table: string) =>
  byUser((world, person, _, project) =>
    world.as(person, (tx) => tx`insert into public.${tx(table)} (project_id) values (${project})`),
  );

/** Publishes a draft, which is listed by this. */
async function prepareListing(world: World): Promise<RepeatableAction> {
  const person = await world.addPerson({ isDev: true });
  const id = await world.addProject(person, { visibility: 'draft' });
  const repeat = () =>
    world.as(person, (tx) => tx`update public.projects set visibility = 'public' where id = ${id}`);
  return { person, repeat };
}

/** A call by someone who has an authenticator app. */
const bySecondFactor =
  (call: (world: World, person: { id: string }) => Promise<unknown>) =>
  async (world: World): Promise<RepeatableAction> => {
    const { person } = await addPersonWithFactor(world);
    return { person, repeat: () => call(world, person) };
  };

/** Everything that is limited per time: with the maximum number of calls. */
export const rates: Rate[] = [
  ['projects', 30, '1 hour', byUser((world, me) => world.as(me, (tx) => addProject(tx, me, {})))],
  ['projects', 30, '1 hour', prepareListing],
  ['services', 30, '1 hour', byUser((world, me) => world.as(me, (tx) => addService(tx, me, {})))],
  ['project_likes', 60, '1 minute', createReaction('project_likes')],
  ['project_saves', 60, '1 minute', createReaction('project_saves')],
  [
    'saved_creators',
    60,
    '1 minute',
    byUser((world, me, { id }) =>
      world.as(me, (tx) => tx`insert into public.saved_creators (creator_id) values (${id})`),
    ),
  ],
  [
    'saved_searches',
    60,
    '1 minute',
    byUser((world, me) =>
      world.as(
        me,
        (tx) => tx`
          insert into public.saved_searches (kind, name, search)
          values ('projects', 'x', jsonb_build_object('q', gen_random_uuid()))`,
      ),
    ),
  ],
  [
    'recovery_codes',
    10,
    '1 hour',
    bySecondFactor((world, me) => createCodes(world, confirmed(me))),
  ],
  ['recovery_code', 10, '1 day', bySecondFactor((world, me) => useCode(world, me, 'wrong'))],
  ...checkRates,
  ...caseRates,
  ...hiringRates,
  [
    'message',
    60,
    '1 minute',
    async (world) => {
      const { client, conversation } = await addConversationPair(world);
      return { person: client, repeat: () => sendMessage(world, client, { conversation }) };
    },
  ],
  [
    'attachment',
    60,
    '1 minute',
    byUser((world, me) =>
      world.as(
        me,
        (tx) => tx`
          select public.reserve_attachment(${randomUUID()}, 'a.pdf', 5, 'application/pdf')`,
      ),
    ),
  ],
  [
    'mute',
    60,
    '1 minute',
    async (world) => {
      const { client, conversation } = await addConversationPair(world);
      const repeat = () =>
        world.as(client, (sql) => sql`select public.mute_conversation(${conversation}, true)`);
      return { person: client, repeat };
    },
  ],
  [
    'block',
    60,
    '1 hour',
    byUser((world, me, { id }) => world.as(me, (tx) => tx`select public.block_user(${id})`)),
  ],
  [
    'block',
    60,
    '1 hour',
    byUser((world, me, { id }) => world.as(me, (tx) => tx`select public.unblock_user(${id})`)),
  ],
  [
    'presence',
    60,
    '1 minute',
    byUser((world, me) => world.as(me, (tx) => tx`select public.show_presence(false)`)),
  ],
  ...emailRates,
  ['conversation', 20, '1 hour', byUser((world, me, other) => sendFirstMessage(world, me, other))],
  [
    'conversations of a day',
    60,
    '1 day',
    byUser((world, me, other) => sendFirstMessage(world, me, other)),
  ],
  [
    'report',
    20,
    '1 day',
    byUser((world, me, _, target) => report(world, me, { kind: 'project', target })),
  ],
  ...moderationRates,
  [
    'export',
    10,
    '1 hour',
    byUser((world, me) => world.as(me, (tx) => tx`select public.export_my_data()`)),
  ],
  [
    'contact',
    120,
    '10 minutes',
    byUser((world, me, { id }) => world.as(me, (tx) => tx`select public.creator_contact(${id})`)),
  ],
  [
    'view',
    600,
    '10 minutes',
    byUser((world, me, _, id) =>
      world.as(me, (tx) => tx`select public.record_view(${id}, ${randomUUID()})`),
    ),
  ],
  [
    'profile view',
    600,
    '10 minutes',
    byUser((world, me, { id }) =>
      world.as(me, (tx) => tx`select public.record_profile_view(${id}, ${randomUUID()})`),
    ),
  ],
  [
    'newsletter',
    20,
    '1 hour',
    byUser((world, me) =>
      world.as(me, (tx) => tx`select public.join_newsletter(${`${randomUUID()}@example.com`})`),
    ),
  ],
  [
    'notification_settings',
    60,
    '1 minute',
    byUser((world, me) =>
      world.as(me, (tx) => tx`select public.set_notification_settings('{}', '{}', false, 'off')`),
    ),
  ],
  [
    'test_newsletter',
    20,
    '1 hour',
    async (world) => {
      const admin = await addAdmin(world);
      const id = await addNewsletter(world);
      return {
        person: admin,
        repeat: () =>
          world.as(admin, (tx) => tx`select public.admin_test_newsletter(${id}, 'a@example.com')`),
      };
    },
  ],
];
