import { expect } from 'vitest';
import { captureError } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

/** The check that Realtime runs on the policies before a user joins a private channel. */
export async function rights(
  world: World,
  caller: Caller,
  { topic, extension }: { topic: string; extension: string },
): Promise<{ canListen: boolean; canSend: boolean }> {
  await world.sql`select set_config('realtime.topic', ${topic}, true)`;
  await world.sql`delete from realtime.messages`;
  await world.sql`
    insert into realtime.messages (topic, extension, private) values (${topic}, ${extension}, true)`;
  const received = await world.as(caller, (tx) => tx`select from realtime.messages`);
  const spoken = world.as(
    caller,
    (tx) => tx`
      insert into realtime.messages (topic, extension, private)
      values (${topic}, ${extension}, true)`,
  );
  const canSend = await spoken.then(
    () => true,
    async () => {
      expect((await captureError(spoken)).code).toBe('42501');
      return false;
    },
  );
  return { canListen: received.length > 0, canSend };
}
