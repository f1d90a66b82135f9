import { connect } from '@showcase/local-supabase';
import { expect, it } from 'vitest';
import { become, sql } from '../support/world.ts';
import { databaseUrl } from '../support/backend/backend.ts';

it('requires no setting from the gateway or an earlier call', async () => {
  const connection = connect(databaseUrl, { max: 1 });
  try {
    const [row] = await connection`select private.visitor() as visitor`;
    expect(row?.visitor).toBeNull();
    const removed = connection.begin(async (tx) => {
      await tx`
        insert into private.admins (user_id, reason)
        select id, 'test' from public.users where id not in (select user_id from private.admins) limit 2`;
      const rows = await tx`delete from private.admins where reason = 'test'`;
      await tx`rollback`;
      return rows.count;
    });
    expect(await removed).toBe(2);
  } finally {
    await connection.end();
  }
});

const settings = {
  'pg_trgm.similarity_threshold': '0.3',
  'showcase.reason': '',
};

it('does not leak settings to the next call on the same connection', async () => {
  const connection = await sql.reserve();
  try {
    const [admin] = await connection<{ id: string }[]>`
      select user_id as id from private.admins limit 1`;
    const [client] = await connection<{ id: string }[]>`
      select id from public.users where id not in (select user_id from private.admins) limit 1`;
    await connection`insert into auth.sessions (id, user_id) values (${admin?.id ?? ''}, ${admin?.id ?? ''})`;
    await connection`begin`;
    await become(connection, { id: admin?.id ?? '' });
    await connection`select public.suggest_search('project', 'dashbord')`;
    await connection`select public.admin_revoke_admin(${client?.id ?? ''}, 'No admin')`;
    await connection`commit`;
    await connection`delete from auth.sessions where id = ${admin?.id ?? ''}`;
    for (const [name, value] of Object.entries(settings)) {
      const [row] = await connection`select coalesce(current_setting(${name}, true), '') as value`;
      expect([name, row?.value]).toEqual([name, value]);
    }
  } finally {
    connection.release();
  }
});
