import { afterAll, expect, it } from 'vitest';
import { projectForm } from '../src/projects/project-form.ts';
import { serviceForm } from '../src/services/service-form.ts';
import { profileForm } from '../src/users/profile/profile-form.ts';
import { sql } from './backend.ts';

afterAll(() => sql.end());

const ROWS = [
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
