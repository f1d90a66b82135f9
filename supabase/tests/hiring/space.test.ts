import { describe, expect, it } from 'vitest';
import { addFile } from '../attachments/files.ts';
import { move } from '../attachments/steps.ts';
import { requestEnd, answerEnd } from '../support/ending.ts';
import { addRequest } from '../support/hiring.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addPlan, createParts } from './plan/plan.ts';

const readUsed = async (world: World, { id }: { id: string }) =>
  (await world.sql<{ used: number }[]>`select private.bytes_of(${id})::integer as used`)[0]?.used;

describe('a delivered file', () => {
  it('takes up space until the work is approved', () =>
    inWorld(async (world) => {
      const request = await addRequest(world, 'accepted');
      const { client, creator } = request;
      await move(world, creator, request, { files: [{ id: await addFile(world, creator) }] });
      await addFile(world, creator);
      expect(await readUsed(world, creator)).toBe(10);
      await move(world, client, request, { action: 'approve' });
      expect(await readUsed(world, creator)).toBe(5);
    }));

  it('takes up space until its milestone is approved', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, createParts([100, 200]));
      const { client, creator } = plan;
      const deliver = async () => {
        const id = await addFile(world, creator);
        await world.as(
          creator,
          (sql) => sql`
            select public.act_on_hire_request(
              id => ${plan.id}, action => 'deliver', note => 'Here it is', attachments => ${sql.json([{ id }])})`,
        );
      };
      await deliver();
      await world.as(
        client,
        (sql) => sql`select public.act_on_hire_request(${plan.id}, 'approve')`,
      );
      expect(await readUsed(world, creator)).toBe(0);
      await deliver();
      expect(await readUsed(world, creator)).toBe(5);
    }));

  it('takes up space until the work has ended', () =>
    inWorld(async (world) => {
      const request = await addRequest(world, 'accepted');
      const { client, creator, id } = request;
      await move(world, creator, request, { files: [{ id: await addFile(world, creator) }] });
      await world.as(client, (sql) => requestEnd(sql, { id }));
      expect(await readUsed(world, creator)).toBe(5);
      await world.as(creator, (sql) => answerEnd(sql, { id, action: 'accept' }));
      expect(await readUsed(world, creator)).toBe(0);
    }));
});
