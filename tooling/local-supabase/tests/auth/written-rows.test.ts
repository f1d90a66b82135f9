import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { connect } from '../../src/index.ts';
import { writeAccounts } from '../../src/auth/users/write-accounts.ts';
import { password } from '../support/backend.ts';
import { openBackend } from '../support/open-backend.ts';
import recorded from './recorded/recordings/rows.json' with { type: 'json' };

type Row = Record<string, unknown>;

const backend = await openBackend();
const sql = connect(backend.databaseUrl, { max: 1 });
afterAll(() => sql.end());

const tables = Object.keys(recorded) as (keyof typeof recorded)[];
const ofAccounts = tables.filter((table) => ['auth.users', 'auth.identities'].includes(table));
const newEmail = () => `one-${randomUUID().slice(0, 8)}@example.com`;

/** The row of an account in each of the tables, without what is different each time. */
async function readRows(email: string): Promise<Record<string, unknown>> {
  const [rows] = await sql<Record<string, Row | null>[]>`
    select to_jsonb(u) as "auth.users", to_jsonb(i) as "auth.identities",
      to_jsonb(s) as "auth.sessions", to_jsonb(c) as "auth.mfa_amr_claims"
    from auth.users u join auth.identities i on i.user_id = u.id
    left join auth.sessions s on s.user_id = u.id left join auth.mfa_amr_claims c on c.session_id = s.id
    where u.email = ${email}`;
  return clean(rows) as Record<string, unknown>;
}

function clean(value: unknown): unknown {
  const text = JSON.stringify(value, (name, part: unknown) => {
    if (typeof part !== 'string') return part;
    if (name === 'ip') return '<address>';
    if (name === 'user_agent') return '<text>';
    return part
      .replace(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, (id) =>
        /^[0-]+$/.test(id) ? id : '<uuid>',
      )
      .replace(/^\d{4}-\d\d-\d\dT.*$/, '<time>')
      .replace(/^.*@example\.com$/, '<mail>')
      .replace(/^\$2[ab]\$.*$/, '<bcrypt>');
  });
  return JSON.parse(text) as unknown;
}

const pick = (rows: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, rows[name]]));

it('writes the rows of supabase/auth at a sign-up', async () => {
  const email = newEmail();
  await backend.client().auth.signUp({ email, password, options: { data: { name: 'One' } } });

  expect(await readRows(email)).toEqual(recorded);
});

it('writes those of an account for the seed and for tests, too', async () => {
  const email = newEmail();
  const account = { id: randomUUID(), email, password, confirmedAt: new Date() };
  await writeAccounts(sql, [{ ...account, metadata: { name: 'One' } }]);

  expect(pick(await readRows(email), ofAccounts)).toEqual(pick(recorded, ofAccounts));
});
