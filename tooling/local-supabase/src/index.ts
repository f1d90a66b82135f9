export { publishableKey, secretKey } from './identity/keys.ts';
export { startLocalSupabase } from './local-supabase.ts';
export type { LocalSupabase, LocalSupabaseOptions } from './local-supabase.ts';
export { connect } from './postgres/connect.ts';
export type { Sql } from './postgres/connect.ts';
export { migrate } from './schema/migrate.ts';
export { makeWritable } from './postgres/folders/writable-folder.ts';
export { startDatabase } from './postgres/start-database.ts';
export type { Database } from './postgres/start-database.ts';
