import { describe, expect, it } from 'vitest';
import { addFile } from '../attachments/files.ts';
import { move } from '../attachments/steps.ts';
import { answerCase, openCase } from '../cases/cases.ts';
import { settle } from '../settling/settling.ts';
import { act, addRequest } from '../support/hiring.ts';
import { answerOffer, getOpenOffer, inDays, makeOffer } from '../support/offers.ts';
import { captureError, inWorld } from '../support/world.ts';
import { textActs, type Run } from './races/texts.ts';

const [first, second] = ['One of two tabs says this.', 'The other tab says that.'];

describe.each(Object.entries(textActs))('%s', (_, textAct) => {
  const { state, side, prepare, send, sentence, needsText } = textAct;
  it('is one act with the same words or without any, and a conflict with others', () =>
    inWorld(async (world) => {
      const scene = await addRequest(world, state);
      const run = ((by, statement) => world.as(scene[by], statement)) as Run;
      const target = (await prepare?.(run, scene.id)) ?? scene.id;
      await run(side, (sql) => send(sql, target, first));
      const read = () => world.sql`
        select note from public.hire_request_events where hire_request_id = ${scene.id} order by version`;
      const events = await read();
      await run(side, (sql) => send(sql, target, first));
      const other = run(side, (sql) => send(sql, target, second));
      expect(await captureError(other)).toEqual({ code: 'PT409', message: sentence });
      if (!needsText) await run(side, (sql) => send(sql, target, null));
      expect(await read()).toEqual(events);
    }));
});

describe('a delivery is a conflict with one that was sent', () => {
  const link = (path: string) => ({ label: 'Preview', url: `https://example.com/${path}` });
  const message = 'The work is delivered already, with another text';

  it('with other links', () =>
    inWorld(async (world) => {
      const request = await addRequest(world, 'accepted');
      const deliver = (paths: string[]) =>
        move(world, request.creator, request, { links: paths.map(link) });
      const sent = await deliver(['a']);
      expect(await deliver(['a'])).toEqual(sent);
      expect(await deliver([])).toEqual(sent);
      expect(await captureError(deliver(['b']))).toEqual({ code: 'PT409', message });
    }));

  it('with a file that was not in it', () =>
    inWorld(async (world) => {
      const request = await addRequest(world, 'accepted');
      const [one, two] = [
        await addFile(world, request.creator),
        await addFile(world, request.creator),
      ];
      const deliver = (ids: string[]) =>
        move(world, request.creator, request, { files: ids.map((id) => ({ id })) });
      const sent = await deliver([one]);
      expect(await deliver([one])).toEqual(sent);
      expect(await captureError(deliver([two]))).toEqual({ code: 'PT409', message });
      expect(await captureError(deliver([one, two]))).toEqual({ code: 'PT409', message });
      await world.as(
        request.creator,
        (sql) => sql`
          select public.send_message(${request.client.id}, null, gen_random_uuid(), ${sql.json([{ id: two }])})`,
      );
      expect(await captureError(deliver([two]))).toEqual({ code: 'PT409', message });
    }));
});

it('the same approval is one, also after its invoice was paid', () =>
  inWorld(async (world) => {
    const { id, client } = await addRequest(world, 'delivered');
    const approve = (note: string) =>
      world.as(client, (sql) => act(sql, { id, action: 'approve', note }));
    await approve(first);
    const [bill] = await world.sql<{ id: string }[]>`
      select id from public.invoices where hire_request_id = ${id}`;
    await world.as(client, (sql) => settle(sql, bill?.id ?? '', 'paid'));
    await approve(first);
    expect((await captureError(approve(second))).code).toBe('PT409');
  }));

it('the end of a trial is a conflict with the other side’s, which had another reason', () =>
  inWorld(async (world) => {
    const { id, client, creator } = await addRequest(world);
    const parts = [{ title: 'A draft', price: 100, due_on: inDays(3), is_trial: true }];
    await world.as(creator, (sql) => makeOffer(sql, { id, price: 100, milestones: parts }));
    const offer = await getOpenOffer(world, id);
    await world.as(client, (sql) => answerOffer(sql, { id: offer, action: 'accept' }));
    await world.as(client, (sql) => act(sql, { id, action: 'end', note: first }));
    const attempt = world.as(creator, (sql) => act(sql, { id, action: 'end', note: second }));
    expect(await captureError(attempt)).toEqual({
      ...{ code: 'PT409', message: 'This request is already ended, with another text' },
    });
  }));

it('another outcome of a case is a conflict, too', () =>
  inWorld(async (world) => {
    const { id, client, creator } = await addRequest(world, 'delivered');
    const dispute = await world.as(client, (sql) => openCase(sql, { request: id }));
    const counter = (offer: { outcome: string; cents?: number }) =>
      world.as(creator, (sql) => answerCase(sql, { id: dispute, action: 'counter', ...offer }));
    await counter({ outcome: 'part', cents: 500 });
    await counter({ outcome: 'part', cents: 500 });
    for (const other of [{ outcome: 'redo' }, { outcome: 'part', cents: 600 }])
      expect((await captureError(counter(other))).code).toBe('PT409');
  }));
