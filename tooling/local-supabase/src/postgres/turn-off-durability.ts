import { connect } from './connect.ts';

/** For a database that is deleted after a run of tests, and so need not survive a crash. */
export async function turnOffDurability(databaseUrl: string): Promise<void> {
  const sql = connect(databaseUrl, { max: 1 });
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await sql.unsafe(`alter system set ${setting} = off`);
  await sql`select pg_reload_conf()`;
  await sql.end();
}
