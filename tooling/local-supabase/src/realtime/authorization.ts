import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { applyContext } from '../identity/as-caller.ts';
import type { Caller } from '../identity/request-context.ts';
import type { Sql } from '../postgres/connect.ts';

type Extensions = { broadcast: boolean; presence: boolean };
export type Permissions = { read: Extensions; write: Extensions };

const all: Extensions = { broadcast: true, presence: true };
export const everything: Permissions = { read: all, write: all };

class Undo extends Error {
  readonly permissions: Permissions;
  constructor(permissions: Permissions) {
    super('probe finished');
    this.permissions = permissions;
  }
}

/** Checks what the policies on `realtime.messages` allow a caller in a topic, by trying it in a transaction that is rolled back. */
export async function probePermissions(
  sql: Sql,
  caller: Caller,
  topic: string,
): Promise<Permissions> {
  const probes = { broadcast: randomUUID(), presence: randomUUID() };
  try {
    await sql.begin(async (transaction) => {
      await transaction`
        insert into realtime.messages (id, topic, extension, private)
        values (${probes.broadcast}, ${topic}, 'broadcast', true), (${probes.presence}, ${topic}, 'presence', true)`;
      await applyContext(transaction, caller, [['realtime.topic', topic]]);
      const rows = await succeedsWith(
        transaction,
        (inner) => inner<{ id: string }[]>`
        select id from realtime.messages where id in (${probes.broadcast}, ${probes.presence})`,
      );
      const readable = new Set(rows?.map(({ id }) => id));
      const canWrite = async (extension: string) =>
        (await succeedsWith(
          transaction,
          (inner) => inner`
          insert into realtime.messages (topic, extension, private) values (${topic}, ${extension}, true)`,
        )) !== undefined;
      throw new Undo({
        read: {
          broadcast: readable.has(probes.broadcast),
          presence: readable.has(probes.presence),
        },
        write: { broadcast: await canWrite('broadcast'), presence: await canWrite('presence') },
      });
    });
  } catch (error) {
    if (error instanceof Undo) return error.permissions;
    throw error;
  }
  throw new Error('The check of the channel policies was not rolled back.');
}

type Run<Result> = (transaction: postgres.TransactionSql) => PromiseLike<Result>;

async function succeedsWith<Result>(
  transaction: postgres.TransactionSql,
  run: Run<Result>,
): Promise<Result | undefined> {
  const outcome: { result?: Result } = {};
  await transaction
    .savepoint(async (inner) => {
      outcome.result = await run(inner);
    })
    .catch(() => undefined);
  return outcome.result;
}
