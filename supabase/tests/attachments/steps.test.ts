import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findConversation, readThread } from '../messages/lines.ts';
import { addRequest } from '../support/hiring.ts';
import { readPanel } from '../support/offers.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addFile, addFiles, listRows, reserve, send, type ToSend } from './files.ts';
import { create, move, offer, type Request } from './steps.ts';

/** The action, links and names of files of each step, in the panel of both and in their conversation. */
async function readSteps(world: World, request: Request, id = request.id) {
  const panels = [
    await readPanel(world, request.client, id),
    await readPanel(world, request.creator, id),
  ];
  const [events = [], same] = panels.map((panel) =>
    panel.events.map(({ action, links, attachments }) => ({
      ...{ action, links, files: attachments.map(({ name }) => name) },
    })),
  );
  expect(same).toEqual(events);
  const conversation = await findConversation(world, request);
  const { items } = await readThread(world, request.client, { conversation });
  const lines = items.filter(({ step }) => step?.request_id === id);
  expect(lines.map(({ attachments }) => attachments.map(({ name }) => name))).toEqual(
    events.map(({ files }) => files),
  );
  expect(lines.map((line) => line.attachment_count)).toEqual(
    events.map(({ files }) => files.length),
  );
  return events;
}

describe('the files of a step', () => {
  it('are sent with a new request', () =>
    inWorld(async (world) => {
      const request = await addRequest(world);
      const [id = '', second = ''] = await addFiles(world, request.client, 2);
      const files = [{ id }, { id: second }];
      const key = randomUUID();
      const [added] = await create(world, request, { files, key });
      const [repeated] = await create(world, request, { files, key });
      expect(repeated).toEqual(added);
      expect(await readSteps(world, request, added?.id)).toEqual([
        { action: 'create', links: [], files: ['0.pdf', '1.pdf'] },
      ]);
      const changed = create(world, request, { files: [{ id }], key });
      expect((await captureError(changed)).message).toBe(
        'This request key was used for another request',
      );
    }));

  it('are sent with an offer and with the answer of the other side', () =>
    inWorld(async (world) => {
      const request = await addRequest(world);
      const [first, second] = [
        await addFile(world, request.creator, { name: 'offer.pdf' }),
        await addFile(world, request.client, { name: 'counter.pdf' }),
      ];
      const key = randomUUID();
      await offer(world, request, { files: [{ id: first }], key });
      await offer(world, request, { files: [{ id: first }], key });
      await offer(world, { ...request, creator: request.client }, { files: [{ id: second }] });
      expect((await readSteps(world, request)).map(({ action, files }) => [action, files])).toEqual(
        [
          ['create', []],
          ['make_offer', ['offer.pdf']],
          ['make_offer', ['counter.pdf']],
        ],
      );
    }));

  it('are sent with a delivery, once, with its links', () =>
    inWorld(async (world) => {
      const request = await addRequest(world, 'accepted');
      const ids = await addFiles(world, request.creator, 10);
      const files = ids.map((id) => ({ id }));
      const links = [
        { label: 'Live', url: 'https://map.example/a?b=1#c' },
        { label: 'x'.repeat(80), url: `http://a.example/${'x'.repeat(1983)}` },
      ];
      await move(world, request.creator, request, { files, links });
      await move(world, request.creator, request, { files, links });
      const steps = await readSteps(world, request);
      expect(steps.at(-1)).toEqual({
        ...{ action: 'deliver', links, files: ids.map((_, index) => `${index}.pdf`) },
      });
      expect(steps.filter(({ action }) => action === 'deliver')).toHaveLength(1);
    }));

  it('stay with it, because both have agreed on them', () =>
    inWorld(async (world) => {
      const request = await addRequest(world);
      const id = await addFile(world, request.creator, { name: 'offer.pdf' });
      await offer(world, request, { files: [{ id }] });
      const removal = world.as(request.creator, (tx) => tx`select public.remove_attachment(${id})`);
      expect(await captureError(removal)).toEqual({
        code: 'PT409',
        message: 'Files of requests, offers and deliveries stay with them',
      });
      // To the other side it is any other id, and their own files of messages go all the same.
      await world.as(request.client, (tx) => tx`select public.remove_attachment(${id})`);
      const sent = await addFile(world, request.creator);
      await send(world, request.creator, request.client, { files: [{ id: sent }] });
      await world.as(request.creator, (tx) => tx`select public.remove_attachment(${sent})`);
      expect(await listRows(world, request.creator)).toEqual([id]);
      expect((await readSteps(world, request)).at(-1)?.files).toEqual(['offer.pdf']);
      const conversation = await findConversation(world, request);
      const isRemovable = async () =>
        (
          await world.as(
            request.creator,
            (tx) => tx<{ value: string }[]>`
              select public.conversation_files(${conversation}) -> 'items' -> 0 ->> 'is_removable' as value`,
          )
        )[0]?.value;
      expect(await isRemovable()).toBe('false');
      // A request that came to nothing binds no one.
      await move(world, request.creator, request, { action: 'decline' });
      expect(await isRemovable()).toBe('true');
      await world.as(request.creator, (tx) => tx`select public.remove_attachment(${id})`);
      expect(await listRows(world, request.creator)).toEqual([]);
    }));

  it.each(['create', 'offer', 'deliver'])(
    'must be uploaded, or the step is not taken: %s',
    (step) =>
      inWorld(async (world) => {
        const request = await addRequest(world, step === 'deliver' ? 'accepted' : 'pending');
        const { client, creator } = request;
        const before = await readSteps(world, request);
        const sender = step === 'create' ? client : creator;
        const id = await world.as(sender, (sql) => reserve(sql));
        const another = await addFile(world, step === 'create' ? creator : client);
        const take = (files: ToSend[]) => {
          if (step === 'create') return create(world, request, { files });
          if (step === 'offer') return offer(world, request, { files });
          return move(world, creator, request, { files });
        };
        expect((await captureError(take([{ id }]))).message).toBe(
          '“plan.pdf” has not been uploaded. Try again',
        );
        expect((await captureError(take([{ id: another }]))).code).toBe('PT404');
        const many = await captureError(
          take(Array.from({ length: 11 }, () => ({ id: randomUUID() }))),
        );
        expect(many).toEqual({ code: 'PT400', message: 'A message can have up to 10 files' });
        expect(await readSteps(world, request)).toEqual(before);
        const requests =
          await world.sql`select from public.hire_requests where client_id = ${client.id}`;
        expect(requests).toHaveLength(1);
      }),
  );

  it.each(['decline', 'accept', 'cancel'])("can't be sent with another action: %s", (action) =>
    inWorld(async (world) => {
      const request = await addRequest(world);
      const sender = action === 'cancel' ? request.client : request.creator;
      const id = await addFile(world, sender);
      const error = { code: 'PT400', message: 'Only a delivery can have links and files' };
      const withFile = move(world, sender, request, { action, files: [{ id }] });
      expect(await captureError(withFile)).toEqual(error);
      const links = [{ label: 'Live', url: 'https://map.example' }];
      const withLink = move(world, sender, request, { action, links });
      expect(await captureError(withLink)).toEqual(error);
    }),
  );
});
