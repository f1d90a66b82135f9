import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { appealSuspension } from '../src/account/restrictions.ts';
import {
  changeAccount,
  changeFeature,
  changeItem,
  decideReport,
} from '../src/admins/admin-actions.ts';
import { decideAppeal } from '../src/admins/moderation/appeals.ts';
import { newConversationId } from '../src/conversations/conversation.ts';
import { actOnHireRequest } from '../src/hire-requests/actions/act-on-hire-request.ts';
import { createHireRequest } from '../src/hire-requests/create-hire-request.ts';
import { answerEnd, proposeEnd } from '../src/hire-requests/ending/write-end.ts';
import type { HireRequestAction } from '../src/hire-requests/hire-request.ts';
import { sendMessage } from '../src/messages/messages.ts';
import {
  notificationKinds,
  type NotificationKind,
} from '../src/notifications/kinds/notification-kinds.ts';
import { describeMail } from '../src/notifications/mails/describe-mail.ts';
import { markNotificationsRead } from '../src/notifications/notifications.ts';
import { sendReport } from '../src/reports/send-report.ts';
import { createReview, replyToReview, updateReview } from '../src/reviews/write-reviews.ts';
import { saveSearch } from '../src/saved-searches/saved-searches.ts';
import { newAdmin, sql, type Person } from './backend.ts';
import { leaveAfterWork, protectAccount } from './sent-accounts.ts';
import { removeHiddenService, sendOffers } from './sent-offers.ts';
import { loseProofs, sellToOther } from './sent-projects.ts';
import { sendCases, sendPayments, sendRedo } from './sent-payments.ts';
import { createWorld, TEXT } from './world.ts';

const reason = 'We looked at it';

let world: Awaited<ReturnType<typeof createWorld>>;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  admin = await newAdmin('Imani Cole');
});

type Stored = { kind: NotificationKind; params: object };

it('every kind is sent by the database, with the parameters of its schema and the topic of its mail', async () => {
  const request = await sendStepsOfRequests();
  await sendOffers(world);
  await sendPayments(world);
  await sendCases(world);
  await sendRedo(world);
  await sendReviewsAndMessages(request);
  await sendMatches();
  await sendDecisions();
  await removeHiddenService(world);
  await sellToOther(world);
  await loseProofs(world.creator);
  await leaveAfterWork(world.creator);
  await protectAccount(world.creator);

  const { creator, client } = world;
  const sent = await sql<(Stored & { topic: string })[]>`
    select kind, params, private.topic_of(kind) as topic
    from public.notifications where user_id in (${creator.id}, ${client.id})`;

  expect(new Set(sent.map(({ kind }) => kind))).toEqual(new Set(Object.keys(notificationKinds)));
  for (const { topic, ...stored } of sent) {
    expect(stored).toEqual(parse(stored));
    expect([stored.kind, describeMail(stored).topic]).toEqual([stored.kind, topic]);
  }
}, 180_000);

it('those of the sample data have the parameters of their schema', async () => {
  const samples = await sql<Stored[]>`
    select kind, params from public.notifications where created_at < now() - interval '1 hour'`;

  expect(samples.length).toBeGreaterThan(50);
  for (const stored of samples) expect(stored).toEqual(parse(stored));
});

/** Throws if the schema does not accept the parameters, and omits those that it does not know. */
function parse({ kind, params }: Stored) {
  return { kind, params: v.parse<v.GenericSchema>(notificationKinds[kind].params, params) };
}

/** Returns a completed request. */
async function sendStepsOfRequests() {
  await moveRequest('decline');
  await moveRequest('cancel');
  await endRequests();
  const overdue = await moveRequest('accept', 'deliver');
  await sql`select private.move_hire_request(${overdue}, 'complete', null)`;
  return moveRequest('accept', 'deliver', 'ask_changes', 'deliver', 'approve');
}

async function endRequests() {
  const { creator, client } = world;
  const propose = (id: string) =>
    proposeEnd(client.client, { id, reason: TEXT, expectedVersion: 2 });
  for (const action of ['accept', 'decline', 'withdraw'] as const) {
    const id = await moveRequest('accept');
    await propose(id);
    await answerEnd((action === 'withdraw' ? client : creator).client, { id, action });
  }
  const silent = await moveRequest('accept');
  await propose(silent);
  await sql`select private.move_hire_request(${silent}, 'end_by_silence', null)`;
}

async function moveRequest(...actions: HireRequestAction[]) {
  const { creator, client } = world;
  const input = { creatorId: creator.id, message: TEXT, title: 'A map', budget: 250 };
  const requestKey = crypto.randomUUID();
  const { id } = await createHireRequest(client.client, { input, requestKey });
  for (const action of actions) {
    const isByClient = ['cancel', 'ask_changes', 'approve'].includes(action);
    const { client: browser } = isByClient ? client : creator;
    // An unread line would make room for the next step's.
    for (const reader of [client, creator]) await markNotificationsRead(reader.client, null);
    const due = action === 'accept' && { dueOn: null };
    await actOnHireRequest(browser, { id, action, note: 'Here it is', ...due });
  }
  return id;
}

async function sendReviewsAndMessages(hireRequestId: string) {
  const { creator, client } = world;
  const review = { creatorId: creator.id, projectId: null, rating: 5, comment: 'Good work' };
  await createReview(client.client, { ...review, hireRequestId });
  for (const { id, comment } of await getReviews()) {
    await replyToReview(creator.client, { id, text: 'Thank you', edited_at: null });
    // The other one is too old to be edited.
    if (comment !== review.comment) continue;
    await updateReview(client.client, { id, rating: 2, comment, former: review });
  }
  const conversationId = newConversationId(creator.id);
  await sendMessage(client.client, { conversationId, clientKey: crypto.randomUUID(), text: 'Hi' });
}

/** With a request and without one. */
async function getReviews() {
  return sql<{ id: string; comment: string }[]>`
    select id, comment from public.reviews where user_id = ${world.client.id}`;
}

async function sendMatches() {
  const { creator, client } = world;
  const search = { kind: 'projects', name: 'Tides', search: { q: 'tides of tuesday' } } as const;
  await saveSearch(client.client, search);
  await sql`
    insert into public.projects (user_id, title, description, tags)
    values (${creator.id}, 'Tides of Tuesday', ${'A map of the tides. '.repeat(4)}, '{Web}')`;
  await sql`select private.notify_saved_searches()`;
}

async function sendDecisions() {
  const { client: browser } = admin;
  const { creator, client, firstProject: projectId } = world;
  const [service] = await sql<{ id: string }[]>`
    select id from public.services where user_id = ${creator.id}`;
  const [review] = await getReviews();
  const items = {
    project: projectId,
    service: service?.id ?? '',
    review: review?.id ?? '',
    user: creator.id,
  };

  for (const decision of ['warn', 'dismiss'] as const) {
    const report = { kind: 'project', reason: 'copied', details: '' } as const;
    await sendReport(client.client, { ...report, targetId: projectId });
    const [open] = await sql<{ id: string }[]>`
      select id from public.reports where target_id = ${projectId} and status = 'open'`;
    await decideReport(browser, { reportId: open?.id ?? '', decision, note: reason });
  }
  for (const action of ['feature', 'unfeature'] as const) {
    await changeFeature(browser, { action, projectId, reason });
  }
  const input = { creatorId: creator.id, message: TEXT, title: 'A plan', budget: 250 };
  await createHireRequest(client.client, { input, requestKey: crypto.randomUUID() });
  for (const kind of ['project', 'service', 'review', 'user'] as const) {
    for (const action of ['hide', 'unhide'] as const) {
      await changeItem(browser, { action, kind, itemId: items[kind], reason });
      // The line about what is hidden would make room for the one about what is shown again.
      await markNotificationsRead(client.client, null);
    }
  }
  for (const action of ['grant_admin', 'revoke_admin', 'suspend'] as const) {
    await changeAccount(browser, { action, userId: client.id, reason });
  }
  // An unread line about a request would make room for the one about its return.
  await markNotificationsRead(creator.client, null);
  await appealSuspension(client.client, TEXT);
  const [appeal] = await sql<{ id: string }[]>`
    select id from private.suspension_appeals where user_id = ${client.id}`;
  const { client: other } = await newAdmin('Omar Haddad');
  await decideAppeal(other, { id: appeal?.id ?? '', outcome: 'uphold', note: reason });
  await changeAccount(browser, { action: 'restore', userId: client.id, reason });
}
