import { expect, it } from 'vitest';
import { addPlan, createParts } from '../hiring/plan/plan.ts';
import { inDays, requestTime } from '../support/offers.ts';
import { inWorld } from '../support/world.ts';
import { listKeys } from './keys.ts';

const at = (path: string, ...keys: string[]) => [path, ...keys.map((key) => `${path}.${key}`)];
const offer = [
  ...['answered_at', 'created_at', 'days', 'due_on', 'id', 'kind', 'milestones'],
  ...['milestones.due_on', 'milestones.is_trial', 'milestones.price', 'milestones.title'],
  ...['note', 'number', 'price', 'revisions', 'scope', 'side', 'status', 'title', 'valid_until'],
];
const party = ['avatar', 'id', 'is_creator', 'name'];
const item = [
  ...['agreed_offer_id', 'client_id', 'created_at', 'creator_id', 'delivered_at', 'due_on'],
  ...[
    'agreed_days',
    'end_asked_at',
    'end_asked_by',
    'ends_at',
    'expires_at',
    'first_delivered_at',
    'no_due_date',
    'suspended_sides',
  ],
  ...['duration', 'hours', 'id', 'included', 'message', 'milestone', 'open_offer_id'],
  ...['package_name', 'price', 'project_id', 'resolution', 'revisions', 'revisions_used'],
  ...[
    'sale_kind',
    'sale_returned_at',
    'scope',
    'service_id',
    'status',
    'time_zone',
    'title',
    'updated_at',
    'version',
  ],
  ...at('ends_alone_from', 'client', 'creator'),
  ...at('client', ...party),
  ...at('creator', ...party),
  ...at('milestones', 'approved_at', 'due_on', 'is_trial', 'number', 'price', 'title'),
  ...at('open_offer', ...offer),
  ...['actions', 'open_case', 'may_review', 'project', 'review', 'review_until', 'turn'],
];

it('returns a request as its parties see it, and no key or digest', () =>
  inWorld(async (world) => {
    const plan = await addPlan(world, createParts([10, 20]));
    await world.as(plan.creator, (sql) => requestTime(sql, { id: plan.id, due_on: inDays(9) }));
    const [list] = await world.as(
      plan.client,
      (sql) => sql<{ page: { items: object[] } }[]>`
        select public.my_hire_requests('client', 'accepted') as page`,
    );
    expect(Object.keys(list?.page ?? {}).toSorted()).toEqual([
      ...['items', 'next_cursor', 'total', 'total_is_capped'],
    ]);
    // A trial is one of the keys only where the offer says so.
    const { items = [] } = list?.page ?? {};
    expect(listKeys(items)).toEqual(item.toSorted());
    const [one] = await world.as(
      plan.creator,
      (sql) => sql<{ request: object }[]>`select public.my_hire_request(${plan.id}) as request`,
    );
    expect(listKeys([one?.request])).toEqual(
      [
        ...item,
        ...at('agreements', 'created_at', 'fingerprint', 'text', 'version'),
        ...at('events', 'action', 'actor_id', 'attachments', 'cents', 'created_at', 'invoice_id'),
        ...['events.links', 'events.milestone', 'events.note', 'events.offer_id', 'events.version'],
        ...['case_subjects', 'invoices', 'refunds', 'cases', 'service_description'],
        ...at('offers', ...offer),
      ].toSorted(),
    );
  }));

it('returns what is next, and whose it is', () =>
  inWorld(async (world) => {
    const plan = await addPlan(world, createParts([10, 20]));
    const [row] = await world.as(
      plan.client,
      (sql) => sql<{ dates: object[] }[]>`select public.my_request_dates('client') as dates`,
    );
    expect(listKeys(row?.dates)).toEqual([
      ...['at', 'due_on', 'kind', 'milestone', 'number', 'request_id', 'time_zone', 'title'],
    ]);
  }));

it('returns the project that a request came from, and the review of it', () =>
  inWorld(async (world) => {
    const plan = await addPlan(world, {});
    await plan.finish(1);
    const project = await world.addProject(plan.creator, { title: 'A shop' });
    await world.sql`alter table public.hire_requests disable trigger user`;
    await world.sql`update public.hire_requests set project_id = ${project} where id = ${plan.id}`;
    await world.as(
      plan.client,
      (sql) => sql`
        insert into public.reviews (target_user_id, hire_request_id, rating, comment)
        values (${plan.creator.id}, ${plan.id}, 5, 'Good')`,
    );
    const [row] = await world.as(
      plan.client,
      (sql) => sql<{ request: { project: object; review: object } }[]>`
        select public.my_hire_request(${plan.id}) as request`,
    );
    expect(row?.request.project).toEqual({ id: project, title: 'A shop' });
    expect(listKeys([row?.request.review])).toEqual([
      ...[
        'comment',
        'created_at',
        'hidden_because',
        'id',
        'is_edited_after_reply',
        'rating',
        'reply',
      ],
    ]);
    expect(row?.request.review).toMatchObject({ rating: 5, comment: 'Good', reply: null });
  }));
