import { describe, expect, it } from 'vitest';
import { addMatrixRows } from '../../access/matrix-rows.ts';
import { captureError, inWorld, sql } from '../../support/world.ts';
import type { Caller, World } from '../../support/world.ts';
import { addCallers, listRights } from './people.ts';
import { functionRights, readRights, writeRights } from './rights.ts';

const denials = [
  'Only admins can do this',
  'Enter a code from your authenticator app first',
  'Confirm your password first',
  'Open a new link from',
];

/** Whether an act is denied because of who calls; another error means that it would have been done. */
const isAllowed = async (world: World, act: () => Promise<unknown>) => {
  let message = '';
  await world.dryRun(async () => {
    message = await act().then(
      () => '',
      async (error: unknown) => (await captureError(Promise.reject(error as Error))).message,
    );
  });
  return !denials.some((denial) => message.includes(denial));
};

/** Calls a function with nothing but what it checks before it checks who calls. */
async function callFunction(world: World, caller: Caller & { email: string }, act: string) {
  const [name = '', variant] = act.split(' ');
  const given: Record<string, string | null> = {
    confirmation: caller.email,
    ...(variant && { decision: 'suspend', note: 'Spam' }),
  };
  const [found] = await world.sql<{ types: string; names: string[] | null }[]>`
    select pg_get_function_identity_arguments(oid) as types, proargnames as names from pg_proc
    where pronamespace = 'public'::regnamespace and proname = ${name}`;
  const types = (found?.types ?? '').split(', ').map((one) => one.split(' ').slice(1).join(' '));
  const args = (found?.names ?? []).map((one, index) => {
    const value = given[one];
    return `${one} => ${value ? `'${value}'` : 'null'}::${types[index] ?? ''}`;
  });
  const [row] = await world.as(caller, (tx) =>
    tx.unsafe(`select public.${name}(${args.join(', ')}) as result`),
  );
  return row?.['result'] as unknown;
}

describe('who may do what', () => {
  it.each(Object.entries(functionRights))('%s: %s', (act, rights) =>
    inWorld(async (world) => {
      const callers = await addCallers(world);
      const line = await listRights(callers, async (caller) =>
        act === 'am_i_admin'
          ? (await callFunction(world, caller, act)) === true
          : isAllowed(world, () => callFunction(world, caller, act)),
      );
      expect(line).toBe(rights);
    }),
  );

  it('reads rows of others', () =>
    inWorld(async (world) => {
      await addMatrixRows(world);
      const callers = await addCallers(world);
      const lines: Record<string, string> = {};
      for (const table of Object.keys(readRights))
        lines[table] = await listRights(callers, async (caller) => {
          const rows = await world.as(caller, (tx) => tx`select from public.${tx(table)} limit 1`);
          return rows.length > 0;
        });
      expect(lines).toEqual(readRights);
    }));

  it.each(Object.entries(writeRights))('%s: %s', (act, rights) =>
    inWorld(async (world) => {
      const callers = await addCallers(world);
      const line = await listRights(callers, (caller) =>
        isAllowed(world, () =>
          act === 'another email'
            ? world.sql.savepoint(
                (tx) =>
                  tx`update auth.users set email_change = 'x@example.com' where id = ${caller.id}`,
              )
            : world.as(caller, (tx) =>
                act === 'a payment link'
                  ? tx`insert into public.billing_details (payment_url) values ('https://pay.example/a')`
                  : tx`insert into public.billing_details (payment_instructions) values ('By bank')`,
              ),
        ),
      );
      expect(line).toBe(rights);
    }),
  );
});

describe('the table of rights', () => {
  const guards = 'require_admin|begin_admin_action|begin_sensitive_action|require_confirmation';

  it('has every function that asks for an admin or a confirmation', async () => {
    const rows = await sql<{ name: string }[]>`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f'
        and (starts_with(proname, 'admin_') or pg_get_functiondef(oid) ~ ${`${guards}|am_i_admin|is_from_mail`})`;
    const listed = new Set(Object.keys(functionRights).map((act) => act.split(' ')[0]));
    const unlisted = rows.map(({ name }) => name).filter((name) => !listed.has(name));
    // It only says so.
    expect(unlisted).toEqual(['my_second_factor']);
    expect([...listed].filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
  });

  it('has every function of the database that asks for others', async () => {
    const rows = await sql<{ name: string }[]>`
      select proname as name from pg_proc
      where pronamespace = 'private'::regnamespace and prokind = 'f'
        and pg_get_functiondef(oid) ~ ${`${guards}|am_i_admin`}
      order by 1`;
    expect(rows.map(({ name }) => name)).toEqual([
      'begin_admin_action',
      'begin_sensitive_action',
      'guard_payment_details',
      'list_people',
      // Files that are evidence: tests/attachments/access.test.ts.
      'may_read_object',
      'require_admin',
      'require_confirmation',
    ]);
  });

  it('has every table whose policies let admins read', async () => {
    const rows = await sql<{ name: string }[]>`
      select tablename as name from pg_policies
      where concat(qual, with_check) ~ 'am_i_admin' order by 1`;
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(readRights));
  });
});
