import { beforeAll, describe, expect, it } from 'vitest';
import { getItemStatus, getUsernameStatus } from '../src/items/item-status.ts';
import { listSavedCreatorIds } from '../src/saved-creators/saved-creators.ts';
import { sendReport } from '../src/reports/send-report.ts';
import { saveCreator, unsaveCreator } from '../src/saved-creators/saved-creators.ts';
import { newcomer, openBrowser, sql } from './backend.ts';
import { createWorld, UNKNOWN_ID } from './world.ts';

let world: Awaited<ReturnType<typeof createWorld>>;
const visitor = openBrowser();

beforeAll(async () => {
  world = await createWorld();
});

describe('a saved creator', () => {
  it('is saved once, visible only to the user, and can be removed', async () => {
    const { client, id } = await newcomer('Rosa Reed');
    const pair = { userId: id, creatorId: world.creator.id };
    const input = { userId: id, ids: [world.creator.id, UNKNOWN_ID, '1'] };
    const other = world.client;

    await saveCreator(client, world.creator.id);
    await saveCreator(client, world.creator.id);
    expect(await listSavedCreatorIds(client, input)).toEqual([world.creator.id]);
    expect(await listSavedCreatorIds(other.client, { ...input, userId: other.id })).toEqual([]);
    await unsaveCreator(client, pair);
    expect(await listSavedCreatorIds(client, input)).toEqual([]);
  });

  it('cannot be the user themselves', async () => {
    await expect(saveCreator(world.creator.client, world.creator.id)).rejects.toMatchObject({
      kind: 'invalid',
    });
  });
});

describe('a report', () => {
  const createReport = (targetId: string) =>
    ({ kind: 'project', targetId, reason: 'copied', details: '' }) as const;

  it('is accepted once from each user', async () => {
    const { client, id } = await newcomer('Rosa Reed');

    await sendReport(client, createReport(world.firstProject));

    const rows = await sql`
      select kind, reason, details from public.reports where reporter_id = ${id}`;
    expect([...rows]).toEqual([{ kind: 'project', reason: 'copied', details: null }]);
    await expect(sendReport(client, createReport(world.firstProject))).rejects.toMatchObject({
      kind: 'conflict',
      message: 'You already reported this',
    });
  });

  it('is rejected for an unknown target, from a visitor, and about the reporter', async () => {
    const { client } = await newcomer('Rosa Reed');
    await expect(sendReport(client, createReport(UNKNOWN_ID))).rejects.toMatchObject({
      kind: 'not-found',
      message: 'This is no longer available.',
    });
    await expect(sendReport(visitor, createReport(world.firstProject))).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    await expect(
      sendReport(world.creator.client, createReport(world.firstProject)),
    ).rejects.toMatchObject({ kind: 'invalid', message: "You can't report yourself" });
  });
});

describe('the status of an item', () => {
  it('is public, unknown, or hidden by an admin, by id and by username', async () => {
    const { id } = world.creator;
    const status = async () => [
      await getItemStatus(visitor, { kind: 'user', id }),
      await getItemStatus(visitor, { kind: 'project', id: world.firstProject }),
      await getUsernameStatus(visitor, world.username),
    ];

    expect(await status()).toEqual(['public', 'public', 'public']);
    await sql`insert into private.hidden_items (kind, item_id, reason) values ('user', ${id}, 'x')`;
    expect(await status()).toEqual(['hidden', 'hidden', 'hidden']);
    expect(await getItemStatus(visitor, { kind: 'user', id: '1' })).toBe('unknown');
    expect(await getUsernameStatus(visitor, 'nobody-at-all')).toBe('unknown');
  });
});
