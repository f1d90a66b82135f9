import { expect, it } from 'vitest';
import { addScene, decide } from '../admin/actions.ts';
import { call } from '../admin/admins.ts';
import { list } from '../admin/lists/pages.ts';
import { addConversationPair, listConversations, sendMessage } from '../messages/conversation.ts';
import { searchCreators, searchProjects } from '../search/queries.ts';
import { inWorld } from '../support/world.ts';
import { listKeys } from './keys.ts';

const moderationJson = (path: string) => [path, `${path}.at`, `${path}.by`, `${path}.reason`];
const userSummaryJson = (path: string, ...more: string[]) =>
  [path, ...['id', 'name', ...more].map((key) => `${path}.${key}`)].toSorted();

it('returns what a project card needs, and 500 characters of the description', () =>
  inWorld(async (world) => {
    const owner = await world.addPerson({ isDev: true });
    await world.addProject(owner, { title: 'Quokka', description: 'long '.repeat(200) });
    const { items, facets } = await searchProjects(world, { q: 'quokka' });
    expect(Object.keys(facets).toSorted()).toEqual(['industries', 'technologies', 'types']);
    expect(listKeys(items)).toEqual(
      [
        ...['id', 'title', 'tagline', 'description', 'bolt_url', 'tags', 'created_at'],
        ...['is_for_sale', 'is_proven', 'sale_kind', 'sale_price', 'sold_at'],
        ...['image_url', 'image_color'],
        ...userSummaryJson('owner', 'avatar', 'rating_avg', 'rating_count', 'username'),
      ].toSorted(),
    );
    expect(items).toMatchObject([{ description: 'long '.repeat(100) }]);
  }));

it('returns what a creator card needs', () =>
  inWorld(async (world) => {
    await world.addPerson({ isDev: true, name: 'Quokka Wim' });
    const { items } = await searchCreators(world, { q: 'quokka' });
    expect(listKeys(items)).toEqual([
      'availability',
      'avatar',
      'bio',
      'covers',
      'created_at',
      'id',
      'location',
      'name',
      'offer',
      'project_count',
      'rating_avg',
      'rating_count',
      'skills',
      'username',
    ]);
  }));

it('returns the other member of a conversation, their last-seen time and 200 characters', () =>
  inWorld(async (world) => {
    const { creator, client, conversation } = await addConversationPair(world);
    await sendMessage(world, creator, { conversation, text: 'm'.repeat(400) });
    const { items } = await listConversations(world, client);
    expect(listKeys(items)).toEqual(
      [
        ...[
          'id',
          'is_muted',
          'latest_at',
          'requests',
          'unread',
          ...userSummaryJson('other', 'avatar', 'last_seen_at'),
        ],
        ...['', '.attachment_count', '.created_at', '.sender_id', '.step', '.text'].map(
          (key) => `last_message${key}`,
        ),
      ].toSorted(),
    );
    expect(items[0]?.last_message?.text).toHaveLength(200);
  }));

it('shows admins what they need to know about users, but no email address', () =>
  inWorld(async (world) => {
    const { admin, creator } = await addScene(world);
    const target = { user_id: creator.id, reason: 'Spam' };
    await call(world, admin, { name: 'admin_suspend', ...target });
    const hidden = { kind: 'user', item_id: creator.id, reason: 'Rude' };
    await call(world, admin, { name: 'admin_hide', ...hidden });
    await world.sql`
      insert into private.former_suspensions (user_id, reason, suspended_at, left_at)
      values (${creator.id}, 'Spam', now(), now())`;
    await world.sql`
      insert into private.removed_hidden_items (item_id, kind, user_id, title, reason, hidden_at)
      values (${creator.id}, 'project', ${creator.id}, 'Followers', 'Spam', now())`;
    const { items } = await list(world, admin, 'admin_list_creators', { q: creator.id });
    expect(listKeys(items)).toEqual(
      [
        ...['id', 'name', 'username', 'avatar', 'location', 'created_at', 'last_seen_at'],
        ...['rating_avg', 'rating_count', 'project_count', 'service_count', 'request_count'],
        ...[
          'open_reports',
          'is_admin',
          ...moderationJson('suspended'),
          ...moderationJson('hidden'),
        ],
        ...['', '.reason', '.suspended_at', '.left_at'].map((key) => `former_suspension${key}`),
        ...['', '.id', '.kind', '.title', '.reason', '.removed_at'].map(
          (key) => `removed_while_hidden${key}`,
        ),
        'fake_reviews',
        'quick_reviews',
      ].toSorted(),
    );
  }));

it('shows admins what they need to know about projects, but no description', () =>
  inWorld(async (world) => {
    const { admin, project } = await addScene(world);
    const hidden = { kind: 'project', item_id: project, reason: 'Rude' };
    await call(world, admin, { name: 'admin_hide', ...hidden });
    const { items } = await list(world, admin, 'admin_list_projects', { q: project });
    expect(listKeys(items)).toEqual(
      [
        ...['id', 'title', 'image_url', 'image_color', 'tags', 'created_at'],
        ...['is_featured', 'is_public', 'visibility'],
        ...[
          'owner_is_suspended',
          'open_reports',
          ...userSummaryJson('owner', 'username'),
          ...moderationJson('hidden'),
        ],
        'resembles_hidden',
      ].toSorted(),
    );
    const found = await list(world, admin, 'admin_list_hidden', { q: project });
    expect(listKeys(found.items)).toEqual(
      [
        ...['id', 'kind', 'title', 'created_at'],
        ...[...userSummaryJson('owner', 'is_dev'), ...moderationJson('hidden')],
      ].toSorted(),
    );
  }));

it('shows admins who reported what in a case, and who decided', () =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    await decide(world, scene, 'hide');
    const { items } = await list(world, scene.admin, 'admin_list_reports', { status: 'upheld' });
    expect(listKeys(items)).toEqual(
      [
        ...[
          'id',
          'kind',
          'target_id',
          'target_title',
          'target_exists',
          ...moderationJson('hidden'),
        ],
        ...['status', 'decision', 'decision_note', 'decided_at', 'created_at', 'report_count'],
        ...[
          ...userSummaryJson('decided_by'),
          ...userSummaryJson('target_user', 'is_dev', 'is_suspended'),
        ],
        ...['', '.id', '.reason', '.details', '.created_at'].map((key) => `reports${key}`),
        ...userSummaryJson('reports.reporter'),
      ].toSorted(),
    );
    const { items: entries } = await list(world, scene.admin, 'admin_list_audit', {});
    expect(listKeys(entries)).toEqual(
      [
        ...['id', 'action', 'target_kind', 'target_id', 'target_title', 'reason', 'at'],
        ...[...userSummaryJson('actor'), ...userSummaryJson('target_user')],
      ].toSorted(),
    );
  }));

it('shows admins an appeal with its person and who decided it', () =>
  inWorld(async (world) => {
    const { admin, creator } = await addScene(world);
    await call(world, admin, { name: 'admin_suspend', user_id: creator.id, reason: 'Spam' });
    await call(world, creator, { name: 'appeal_suspension', text: 'I did nothing wrong' });
    await call(world, admin, { name: 'admin_restore', user_id: creator.id, reason: 'A mistake' });
    const { items } = await list(world, admin, 'admin_list_appeals', { status: 'decided' });
    expect(listKeys(items)).toEqual(
      [
        ...['id', 'reason', 'suspended_at', 'text', 'created_at', 'outcome', 'note', 'decided_at'],
        ...['may_decide', 'fake_reviews'],
        ...[...userSummaryJson('person', 'is_dev'), ...userSummaryJson('decided_by')],
      ].toSorted(),
    );
  }));

it('only shows admins how many rows were added per day', () =>
  inWorld(async (world) => {
    const { admin } = await addScene(world);
    const days = await call(world, admin, { name: 'admin_metrics' });
    expect(listKeys(days)).toEqual([
      'day',
      'projects',
      'reports',
      'requests',
      'reviews',
      'services',
      'sign_ups',
    ]);
  }));
