import { expect, it } from 'vitest';
import { become, sql } from '../support/world.ts';

const logins = ['creator@example.com', 'client@example.com', 'admin@example.com'];
type Page = { items: Record<string, unknown>[] };

it('has a message for admins to read, and an appeal that the admin may decide', async () => {
  const [admin] = await sql<{ id: string }[]>`
    select id from auth.users where email = 'admin@example.com'`;
  await sql.begin(async (tx) => {
    await become(tx, admin ?? 'visitor');
    const [lists] = await tx<{ appeals: Page; reports: Page }[]>`
      select public.admin_list_appeals() as appeals, public.admin_list_reports() as reports`;
    expect(lists?.appeals.items).toMatchObject([
      { person: { name: 'Rex Holloway' }, outcome: null, may_decide: true },
    ]);
    const reported = lists?.reports.items.filter(({ kind }) => kind === 'message');
    expect(reported).toMatchObject([{ target_title: 'A message from Diego Santos' }]);
  });
  const lines = await sql<{ side: string; is_reported: boolean }[]>`
    select side, is_reported from private.report_lines order by number`;
  expect(lines.map(({ side, is_reported }) => [side, is_reported])).toEqual([
    ['reporter', false],
    ['reported', false],
    ['reported', true],
    ['reporter', false],
    ['reported', false],
  ]);
});

it('has a block, which keeps nothing of what was written and asked before', async () => {
  const rows = await sql`
    select b.name as blocker, d.name as blocked, (x.email = any (${logins}) or y.email = any (${logins})) as is_login,
      (select count(*)::int from private.withheld_messages) as messages,
      (select count(*)::int from private.withheld_requests) as requests
    from private.blocks
    join public.users b on b.id = blocker_id join auth.users x on x.id = blocker_id
    join public.users d on d.id = blocked_id join auth.users y on y.id = blocked_id`;
  expect(rows).toEqual([
    {
      ...{ blocker: 'Peter Nagy', blocked: 'Diego Santos', is_login: false },
      ...{ messages: 0, requests: 0 },
    },
  ]);
});
