import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { conversationQueries } from '../src/conversations/conversation-queries.ts';
import { newConversationId } from '../src/conversations/conversation.ts';
import { createHireRequest } from '../src/hire-requests/create-hire-request.ts';
import { sendMessage } from '../src/messages/messages.ts';
import { listUserServices } from '../src/services/services.ts';
import { newcomer, openBrowser, sql } from './backend.ts';
import { createWorld, TEXT } from './world.ts';

let world: Awaited<ReturnType<typeof createWorld>>;
const visitor = openBrowser();

beforeAll(async () => {
  world = await createWorld();
});

async function createInput(price: number) {
  const services = await listUserServices(visitor, { userId: world.creator.id });
  const service = services.find((row) => row.price === price);
  if (!service) throw new Error(`No service for ${price}`);
  return { creatorId: world.creator.id, serviceId: service.id, message: TEXT, budget: price };
}

describe('a hire request', () => {
  it('freezes the terms, once for each key', async () => {
    const { client, id } = await newcomer('Rosa Reed');
    const params = { input: await createInput(100), requestKey: crypto.randomUUID() };

    const request = await createHireRequest(client, params);
    const repeated = await createHireRequest(client, params);

    expect(request).toMatchObject({
      client_id: id,
      creator_id: world.creator.id,
      title: 'For 100',
      price: 100,
      duration: '3-5 days',
      status: 'pending',
      version: 1,
    });
    expect(repeated.id).toBe(request.id);
  });

  it('for something else has a title and a budget of the client', async () => {
    const { client } = await newcomer('Rosa Reed');
    const input = {
      creatorId: world.creator.id,
      message: TEXT,
      title: 'A logo',
      budget: 12.5,
    };

    const request = await createHireRequest(client, { input, requestKey: crypto.randomUUID() });

    expect(request).toMatchObject({ service_id: null, title: 'A logo', price: 12.5 });
  });

  it('for hours or for a package stores the choice', async () => {
    const { client } = await newcomer('Rosa Reed');
    const hourly = await addService({
      pricing_model: 'hourly',
      hourly_rate: 33.33,
      estimated_hours: 10,
    });
    const packageService = await addService({
      pricing_model: 'packages',
      packages: [
        { name: 'Basic', description: '', price: 70, delivery: '2 days', features: ['x'] },
      ],
    });
    const base = { creatorId: world.creator.id, message: TEXT };
    const sendRequest = (input: Parameters<typeof createHireRequest>[1]['input']) =>
      createHireRequest(client, { input, requestKey: crypto.randomUUID() });

    expect(
      await sendRequest({ ...base, serviceId: hourly, hours: 7.25, budget: 241.64 }),
    ).toMatchObject({
      hours: 7.25,
      price: 241.64,
    });
    expect(
      await sendRequest({ ...base, serviceId: packageService, packageName: 'Basic', budget: 70 }),
    ).toMatchObject({ package_name: 'Basic', price: 70, duration: '2 days' });
  });

  it('is rejected with a message if the price changed, it is a duplicate, the service is gone, or it is self-hiring', async () => {
    const { client } = await newcomer('Rosa Reed');
    const input = await createInput(200);
    const sendRequest = (changes: Partial<typeof input> = {}, requester = client) =>
      createHireRequest(requester, {
        input: { ...input, ...changes },
        requestKey: crypto.randomUUID(),
      });

    await expect(sendRequest({ budget: 199 })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'The price is now $200.00',
    });
    await sendRequest();
    await expect(sendRequest()).rejects.toMatchObject({
      kind: 'conflict',
      message: 'You already have a pending request for this service',
    });
    await expect(sendRequest({ serviceId: crypto.randomUUID() })).rejects.toMatchObject({
      kind: 'not-found',
      message: 'This service is no longer available',
    });
    await expect(sendRequest({}, world.creator.client)).rejects.toMatchObject({
      kind: 'invalid',
      message: "You can't hire yourself",
    });
    await expect(sendRequest({}, visitor)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});

async function addService(metadata: object) {
  const [row] = await sql<{ id: string }[]>`
    insert into public.services (user_id, title, description, price, duration, metadata)
    values (${world.creator.id}, 'More', ${TEXT}, 1, '3 days', ${JSON.stringify(metadata)}::text::jsonb)
    returning id`;
  return row?.id ?? '';
}

describe('a conversation', () => {
  it('is created by its first message; opening it stores nothing', async () => {
    const { client, id: userId } = await newcomer('Rosa Reed');
    const { id: otherId } = world.creator;
    const open = () =>
      new QueryClient().fetchQuery(conversationQueries(client).open({ userId, otherId }));
    const stored = () => sql`
      select id from public.conversations where ${userId} in (first_user_id, second_user_id)`;
    const conversationId = newConversationId(otherId);

    expect(await open()).toEqual({ id: conversationId, otherId, isNew: true });
    expect(await stored()).toHaveLength(0);
    const first = { conversationId, clientKey: crypto.randomUUID(), text: 'Good morning' };
    await sendMessage(client, first);
    await sendMessage(client, first);
    const [row] = await stored();
    expect(await open()).toEqual({ id: row?.id as string, otherId, isNew: false });
    expect(await sql`select from public.messages where sender_id = ${userId}`).toHaveLength(1);
  });

  it('rejects the user themselves and an unrelated client', async () => {
    const { client, id: userId } = await newcomer('Rosa Reed');
    const stranger = await newcomer('Sam Stranger');
    for (const otherId of [userId, stranger.id]) {
      const opening = new QueryClient().fetchQuery({
        ...conversationQueries(client).open({ userId, otherId }),
        retry: false,
      });
      await expect(opening).rejects.toMatchObject({ kind: 'not-found' });
    }
  });
});
