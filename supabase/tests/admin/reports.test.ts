import { describe, expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';
import { addScene, decide } from './actions.ts';
import type { Scene } from './actions.ts';
import { report } from './admins.ts';

const kinds: [kind: string, target: (scene: Scene) => string, title: string][] = [
  ['project', ({ project }) => project, 'Harbor Pantry'],
  ['service', ({ service }) => service, 'A review of your code'],
  ['review', ({ review }) => review, 'Awful'],
  ['user', ({ creator }) => creator.id, 'Ada Stone'],
];

describe('a report', () => {
  it.each(kinds)('on a %s stores its title and its owner', (kind, target, title) =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const reporter = await world.addPerson();
      const id = await report(world, reporter, { kind, target: target(scene), details: 'Look' });
      const [row] = await world.sql`
        select reporter_id, target_title, target_user_id, status from public.reports where id = ${id}`;
      expect(row).toEqual({
        reporter_id: reporter.id,
        target_title: title,
        target_user_id: kind === 'review' ? scene.client.id : scene.creator.id,
        status: 'open',
      });
    }),
  );

  it('names a review by its first 150 characters', () =>
    inWorld(async (world) => {
      const { creator, review } = await addScene(world);
      const comment = `${'x'.repeat(149)} y`;
      await world.sql`update public.reviews set comment = ${comment} where id = ${review}`;
      const id = await report(world, creator, { kind: 'review', target: review });
      const [row] = await world.sql`select target_title from public.reports where id = ${id}`;
      expect(row?.target_title).toBe('x'.repeat(149));
    }));

  it('is open once per user and target, even if two arrive at the same time', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const repeat = () => report(world, scene.client, { kind: 'project', target: scene.project });
      expect(await captureError(repeat())).toEqual({
        code: 'PT409',
        message: 'You already reported this',
      });
      const raced = world.sql.savepoint(
        (tx) => tx`
          insert into public.reports (reporter_id, kind, target_id, reason)
          values (${scene.client.id}, 'project', ${scene.project}, 'spam')`,
      );
      expect((await captureError(raced)).code).toBe('23505');
      await decide(world, scene, 'dismiss');
      expect(await repeat()).not.toBe('');
    }));

  it('does not prevent one on another item with the same id', () =>
    inWorld(async (world) => {
      const { creator, client } = await addScene(world);
      const target = await world.addProject(creator, { id: creator.id });
      await report(world, client, { kind: 'user', target });
      expect(await report(world, client, { kind: 'project', target })).not.toBe('');
    }));

  it('must be about something that the reporter can see, and not about themselves', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const gone = { code: 'PT404', message: 'This is no longer available.' };
      const stranger = await world.addPerson();
      for (const [kind, target] of [
        ['project', crypto.randomUUID()],
        ['user', scene.client.id],
        ['review', scene.project],
      ] as const) {
        expect(await captureError(report(world, stranger, { kind, target }))).toEqual(gone);
      }
      await world.hide('service', scene.service);
      await world.sql`update public.reviews set hidden_at = now() where id = ${scene.review}`;
      for (const [kind, target] of [
        ['service', scene.service],
        ['review', scene.review],
      ] as const) {
        expect(await captureError(report(world, stranger, { kind, target }))).toEqual(gone);
      }
      const ownReport = report(world, scene.creator, { kind: 'project', target: scene.project });
      expect(await captureError(ownReport)).toEqual({
        code: 'PT400',
        message: "You can't report yourself",
      });
      const client = report(world, scene.creator, { kind: 'user', target: scene.client.id });
      expect(await client).not.toBe('');
    }));

  it.each([
    { reason: 'because' },
    { reason: '' },
    { details: ' ' },
    { details: 'x'.repeat(2001) },
    { kind: 'conversation' },
  ])('with %j is rejected', (odd) =>
    inWorld(async (world) => {
      const { creator } = await addScene(world);
      const reporter = await world.addPerson();
      const attempt = report(world, reporter, { kind: 'user', target: creator.id, ...odd });
      expect(['23514', 'PT404']).toContain((await captureError(attempt)).code);
    }),
  );

  it.each(['reporter_id', 'status', 'target_title', 'decision_note', 'created_at'])(
    'does not allow anyone to set its %s',
    (column) =>
      inWorld(async (world) => {
        const { creator, client } = await addScene(world);
        const row = { kind: 'user', target_id: creator.id, reason: 'spam', [column]: null };
        const attempt = world.as(client, (tx) => tx`insert into public.reports ${tx(row)}`);
        expect((await captureError(attempt)).code).toBe('42501');
      }),
  );

  it('is not accepted from suspended users', () =>
    inWorld(async (world) => {
      const { creator } = await addScene(world);
      const reporter = await world.addPerson();
      await world.suspend(reporter);
      const attempt = report(world, reporter, { kind: 'user', target: creator.id });
      expect((await captureError(attempt)).code).toBe('42501');
    }));

  it('remains if the reporter or the reported user leaves', () =>
    inWorld(async (world) => {
      const { creator, client, reported } = await addScene(world);
      await world.sql`delete from auth.users where id in (${creator.id}, ${client.id})`;
      const [row] = await world.sql`
        select reporter_id, target_user_id, target_title from public.reports where id = ${reported}`;
      expect(row).toEqual({
        reporter_id: null,
        target_user_id: null,
        target_title: 'Harbor Pantry',
      });
    }));
});
