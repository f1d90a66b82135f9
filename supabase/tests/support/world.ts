import { randomUUID } from 'node:crypto';
import { connect } from '@showcase/local-supabase';
import type { ISql, TransactionSql } from 'postgres';
import { addAccounts, addProject, addService } from './rows.ts';
import { databaseUrl } from './backend/backend.ts';

export const sql = connect(databaseUrl, { max: 12 });

/** The caller: a visitor, or a user by id in their first session, who has just signed in unless the token says otherwise. */
export type Caller =
  | 'visitor'
  | { id: string; amr?: unknown; aal?: string; session?: string | null };
type Person = { id: string; email: string };
type NewPerson = { name?: string; isDev?: boolean; metadata?: Record<string, unknown> };

class Rollback extends Error {}

/** A transaction with the users and rows that a test needs; rolled back at the end. */
export async function inWorld(
  story: (world: World) => Promise<void>,
  connection = sql,
): Promise<void> {
  await connection
    .begin(async (transaction) => {
      // What the jobs of other tests queued for the people of the seed is not for this story.
      await transaction`delete from private.mail_outbox`;
      await story(createWorld(transaction));
      throw new Rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Rollback)) throw error;
    });
}

export type World = ReturnType<typeof createWorld>;

function createWorld(transaction: TransactionSql) {
  return {
    sql: transaction,
    /** Runs statements as PostgREST would for this caller; after a failure the transaction is still usable. */
    as: <T>(caller: Caller, act: (sql: TransactionSql) => Promise<T>) =>
      transaction.savepoint(async (savepoint) => {
        await become(savepoint, caller);
        const result = await act(savepoint);
        await savepoint`select set_config('request.jwt.claims', '', true), set_config('role', 'none', true)`;
        return result;
      }),
    /** What `act` returns; nothing that it wrote remains. */
    dryRun: <T>(act: () => Promise<T>) => dryRun(transaction, act),
    addPerson: (person: NewPerson = {}) => addPerson(transaction, person),
    addProject: (owner: Person, columns: Record<string, unknown> = {}) =>
      addProject(transaction, owner, columns),
    addService: (owner: Person, columns: Record<string, unknown> = {}) =>
      addService(transaction, owner, columns),
    suspend: (person: Person) =>
      transaction`insert into private.suspensions (user_id, reason) values (${person.id}, 'spam')`,
    hide: (kind: string, id: string) =>
      transaction`insert into private.hidden_items (kind, item_id, reason) values (${kind}, ${id}, 'spam')`,
    grantAdmin: (person: Person) =>
      transaction`insert into private.admins (user_id, reason) values (${person.id}, 'test')`,
  };
}

async function dryRun<T>(transaction: TransactionSql, act: () => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  try {
    await transaction.savepoint(async () => {
      result = { value: await act() };
      throw new Rollback();
    });
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
  }
  if (!result) throw new Error('Nothing ran.');
  return result.value;
}

/** Users write this part of their token themselves. Code that trusted it would see another user, who is an admin. */
const forgedMetadata = {
  sub: '00000000-0000-4000-8000-00000000beef',
  role: 'service_role',
  is_admin: true,
  admin: true,
  is_dev: true,
};

/**
 * The token's methods for a session that started the given number of minutes ago, to the second and by this machine's clock. A test of a limit
 * stays a minute away from it, because the `now()` of its transaction is earlier.
 */
export function signedInAgo(minutes: number) {
  return [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) - minutes * 60 }];
}

/** What the token of a caller says. */
export const claimsOf = (caller: Caller) =>
  caller === 'visitor'
    ? { role: 'anon', user_metadata: forgedMetadata }
    : {
        role: 'authenticated',
        sub: caller.id,
        user_metadata: forgedMetadata,
        session_id: caller.session === undefined ? caller.id : caller.session,
        aal: caller.aal ?? 'aal1',
        amr: caller.amr === undefined ? signedInAgo(0) : caller.amr,
      };

/** Sets the role and the claims of a caller until the end of the transaction. */
export async function become(transaction: ISql, caller: Caller) {
  const claims = claimsOf(caller);
  await transaction`
    select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('role', ${claims.role}, true)`;
}

/** Signs up a user, as the auth service does; their first session has their id. */
export async function addPerson(
  transaction: TransactionSql,
  { name = 'Someone', isDev = false, metadata = {} }: NewPerson,
): Promise<Person> {
  const id = randomUUID();
  await addAccounts(transaction, [id], { name, ...metadata });
  await transaction`insert into auth.sessions (id, user_id, created_at) values (${id}, ${id}, now())`;
  if (isDev) await transaction`update public.users set is_dev = true where id = ${id}`;
  return { id, email: `${id}@example.com` };
}

/** The SQLSTATE and message of a promise's error; throws if it does not fail. */
export async function captureError(
  attempt: Promise<unknown>,
): Promise<{ code: string; message: string }> {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Error && 'code' in error) {
    return { code: String(error.code), message: error.message };
  }
  throw new Error('It was allowed.', { cause: error });
}
