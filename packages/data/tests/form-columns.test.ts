import { expect, it } from 'vitest';
import { billingForm } from '../src/invoices/billing-form.ts';
import { projectForm } from '../src/projects/form/project-form.ts';
import { serviceForm } from '../src/services/service-form.ts';
import { profileForm } from '../src/users/profile/profile-form.ts';
import { sql } from './backend.ts';

const ROWS = [
  ...listColumns('billing_details', billingForm.columns, ['insert', 'update']),
  ...listColumns('projects', projectForm.columns, ['insert', 'update']),
  ...listColumns('services', serviceForm.columns, ['insert', 'update']),
  ...listColumns('users', profileForm.columns, ['update']),
];

function listColumns(table: string, columns: readonly string[], privileges: string[]) {
  return privileges.flatMap((privilege) => columns.map((column) => ({ table, column, privilege })));
}

it('grants signed-in users to write every column of a form', async () => {
  const denied = await sql`
    select r.table, r.column, r.privilege
    from jsonb_to_recordset(${JSON.stringify(ROWS)}::text::jsonb)
      as r ("table" text, "column" text, privilege text)
    where not has_column_privilege('authenticated', 'public.' || r.table, r.column, r.privilege)`;
  expect([...denied]).toEqual([]);
});

/** Columns that no form has, and what writes them. */
const OTHERS = {
  billing_details: [],
  projects: ['client_key', 'user_id'],
  services: ['client_key', 'user_id'],
  // The interview turns it on.
  users: ['is_dev'],
};

it.each([
  ['billing_details', billingForm.columns],
  ['projects', projectForm.columns],
  ['services', serviceForm.columns],
  ['users', profileForm.columns],
] as const)('has a form with every column of %s that people may write', async (table, columns) => {
  const writable = await sql<{ column_name: string }[]>`
    select distinct column_name from information_schema.column_privileges
    where table_schema = 'public' and table_name = ${table} and grantee = 'authenticated'
      and privilege_type in ('INSERT', 'UPDATE')
    order by 1`;
  const known = [...columns, ...OTHERS[table]].toSorted();
  expect(writable.map(({ column_name }) => column_name)).toEqual([...new Set(known)]);
});
