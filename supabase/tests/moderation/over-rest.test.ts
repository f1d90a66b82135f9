import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commitAs, commitPeople } from '../hiring/races/race.ts';
import { fill, send, signIn } from '../support/rest.ts';
import type { Body } from '../support/rest.ts';
import { addConversation } from '../support/rows.ts';
import { sql } from '../support/world.ts';

/** The first admin suspended a person, who appealed; the second did not. The member reported a message of theirs. */
type Who = 'first' | 'second' | 'suspended' | 'member' | 'visitor';
let people: Awaited<ReturnType<typeof commitPeople>>;
const tokens: Partial<Record<Who, string>> = {};
const ids: Record<string, string> = { none: randomUUID() };
const text = 'I only answered what they asked me.';

beforeAll(async () => {
  people = await commitPeople({ clients: 3 });
  const { creator: suspended, clients } = people;
  const [first, second, member] = clients;
  if (!first || !second || !member) throw new Error('Three accounts are needed.');
  for (const [who, { email }] of Object.entries({ first, second, suspended, member }))
    tokens[who as Who] = await signIn(email);
  await sql`
    insert into private.admins (user_id, reason)
    select id, 'test' from unnest(${[first.id, second.id]}::uuid[]) as id`;
  await sql.begin((tx) => addConversation(tx, suspended, member));
  await commitAs(
    suspended,
    (tx) => tx`select public.send_message(${member.id}, 'Pay me outside', gen_random_uuid())`,
  );
  const [report] = await sql<{ id: string }[]>`
    insert into public.reports (reporter_id, kind, target_id, reason)
    select ${member.id}, 'message', m.id, 'fraud' from public.messages m where m.sender_id = ${suspended.id}
    returning id`;
  await commitAs(first, (tx) => tx`select public.admin_suspend(${suspended.id}, 'Spam')`);
  await commitAs(suspended, (tx) => tx`select public.appeal_suspension(${text})`);
  const [appeal] = await sql<{ id: string }[]>`
    select id from private.suspension_appeals where user_id = ${suspended.id}`;
  Object.assign(ids, { appeal: appeal?.id, report: report?.id, member: member.id });
});
afterAll(async () => {
  const all = [people.creator, ...people.clients].map(({ id }) => id);
  await sql`delete from public.reports where reporter_id = any (${all})`;
  await people.remove();
  await sql.begin(async (tx) => {
    // With triggers on, no one can delete from the audit log.
    await tx`set local session_replication_role = replica`;
    await tx`delete from private.audit_log where actor_id = any (${all})`;
  });
});

const decision = (change: Body = {}) => ({
  ...{ id: '$appeal', outcome: 'uphold', note: 'We read it', ...change },
});
type Row = [name: string, who: Who, body: Body, status: number];
const forAdmins = (name: string, body: Body): Row[] => [
  [name, 'visitor', body, 401],
  [name, 'member', body, 403],
  [name, 'suspended', body, 403],
];
const lists = ['appeals', 'requests', 'services', 'reviews', 'subscribers'].flatMap(
  (list): Row[] => {
    const name = `admin_list_${list}`;
    return [
      ...forAdmins(name, {}),
      [name, 'first', {}, 200],
      [name, 'first', { page_size: -5 }, 200],
      [name, 'first', { page_size: null }, 200],
      [name, 'first', { page_size: 'all' }, 400],
      [name, 'first', { page_size: 1e10 }, 400],
      [name, 'first', { status: 'odd' }, 400],
      [name, 'first', { status: null }, 400],
      [name, 'first', { status: "all' or true --" }, 400],
      [name, 'first', { cursor: 'next' }, 400],
      [name, 'first', { sort: 'oldest' }, 404],
    ];
  },
);
const searched = ['requests', 'services', 'reviews'].flatMap((list): Row[] =>
  ["' or true --", '%', '@', `@${'x'.repeat(500)}`, '$1', '\\', null].map((q) => [
    ...([`admin_list_${list}`, 'first', { q }, 200] as const),
  ]),
);

const calls: Row[] = [
  ...lists,
  ...searched,
  ['appeal_suspension', 'visitor', { text }, 401],
  ['appeal_suspension', 'member', { text }, 409],
  ['appeal_suspension', 'member', {}, 404],
  ['appeal_suspension', 'suspended', { text: null }, 400],
  ['appeal_suspension', 'suspended', { text: 'Too short' }, 400],
  ['appeal_suspension', 'suspended', { text: 'x'.repeat(4001) }, 400],
  ['appeal_suspension', 'suspended', { text: `${text} Really.` }, 409],
  ['appeal_suspension', 'suspended', { text, user_id: '$member' }, 404],
  ['appeal_suspension', 'suspended', { text }, 204],
  ['my_restrictions', 'visitor', {}, 401],
  ['my_restrictions', 'suspended', { user_id: '$member' }, 404],
  ['my_restrictions', 'suspended', {}, 200],
  ['my_restrictions', 'member', {}, 200],
  ...forAdmins('admin_open_report', { report_id: '$report' }),
  ['admin_open_report', 'first', { report_id: '$none' }, 404],
  ['admin_open_report', 'first', { report_id: null }, 404],
  ['admin_open_report', 'first', { report_id: 'mine' }, 400],
  ['admin_open_report', 'first', {}, 404],
  ['admin_open_report', 'first', { report_id: '$report' }, 200],
  ...forAdmins('admin_find_by_email', { email: 'a@example.com' }),
  ['admin_find_by_email', 'first', { email: null }, 400],
  ['admin_find_by_email', 'first', { email: 'a b@example.com' }, 400],
  ['admin_find_by_email', 'first', { email: 'example.com' }, 400],
  ['admin_find_by_email', 'first', { email: `${'x'.repeat(400)}@example.com` }, 400],
  ['admin_find_by_email', 'first', { email: 'a@example.com' }, 200],
  ...forAdmins('admin_decide_appeal', decision()),
  ['admin_decide_appeal', 'first', decision(), 403],
  ['admin_decide_appeal', 'second', decision({ id: '$none' }), 404],
  ['admin_decide_appeal', 'second', decision({ id: null }), 404],
  ['admin_decide_appeal', 'second', decision({ id: 'mine' }), 400],
  ['admin_decide_appeal', 'second', decision({ outcome: null }), 400],
  ['admin_decide_appeal', 'second', decision({ outcome: 'LIFT' }), 400],
  ['admin_decide_appeal', 'second', decision({ note: null }), 400],
  ['admin_decide_appeal', 'second', decision({ note: ' \u200b'.repeat(20) }), 400],
  ['admin_decide_appeal', 'second', decision({ note: 'x'.repeat(241) }), 400],
  ['admin_decide_appeal', 'second', { id: '$appeal', outcome: 'lift' }, 404],
  // What only the database calls.
  ...[
    'end_suspension',
    'may_decide_appeal',
    'keep_reported_lines',
    'list_rows',
    'find_in',
    'named',
  ].map((name): Row => [name, 'second', {}, 404]),
];

it.each(calls)('%s by the %s with %j is answered with %d', async (name, who, body, status) => {
  const answer = await send(`rest/v1/rpc/${name}`, fill(body, ids), { token: tokens[who] });
  expect([answer.text, answer.status]).toEqual([answer.text, status]);
  // A check of a column has no sentence for people.
  expect(answer.text).not.toContain('23514');
});

it.each(['suspension_appeals', 'report_lines', 'suspensions'])('has no table %s', async (table) => {
  for (const token of [tokens.suspended, tokens.second])
    for (const method of ['GET', 'PATCH', 'DELETE'])
      expect((await send(`rest/v1/${table}`, undefined, { token, method })).status).toBe(404);
});

it('shows an admin the reported line, and the person their appeal', async () => {
  const read = async (who: Who, name: string, body: Body = {}) =>
    JSON.parse(
      (await send(`rest/v1/rpc/${name}`, fill(body, ids), { token: tokens[who] })).text,
    ) as unknown;
  expect(await read('first', 'admin_open_report', { report_id: '$report' })).toMatchObject([
    { side: 'reported', is_reported: true, text: 'Pay me outside' },
  ]);
  expect(await read('suspended', 'my_restrictions')).toMatchObject({
    suspended: { reason: 'Spam', appeal: { text, outcome: null } },
    hidden: [],
  });
  expect(await read('member', 'my_restrictions')).toEqual({ suspended: null, hidden: [] });
});

it('nothing of that has changed anything, and one decision does', async () => {
  const read = () => sql`
    select a.outcome, exists (select from private.suspensions s where s.user_id = a.user_id) as is_suspended
    from private.suspension_appeals a where a.user_id = ${people.creator.id}`;
  expect(await read()).toEqual([{ outcome: null, is_suspended: true }]);
  const body = fill(decision({ outcome: 'lift' }), ids);
  const decide = () => send('rest/v1/rpc/admin_decide_appeal', body, { token: tokens.second });
  expect([(await decide()).status, (await decide()).status]).toEqual([204, 409]);
  expect(await read()).toEqual([{ outcome: 'lift', is_suspended: false }]);
});
