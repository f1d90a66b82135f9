import { describe, expect, it } from 'vitest';
import { act, addRequest, applyStep, createRequest, message } from '../support/hiring.ts';
import { answerOffer, getOpenOffer, inDays, makeOffer, passDays } from '../support/offers.ts';
import { captureError, inWorld } from '../support/world.ts';
import { listConversations, sendFirstMessage, sendMessage } from './conversation.ts';
import { countUnread, findConversation, readThread } from './lines.ts';

describe('a hire request', () => {
  it('begins the conversation of its parties with its message', () =>
    inWorld(async (world) => {
      const parties = await addRequest(world);
      const { creator, client, id } = parties;
      const conversation = await findConversation(world, parties);
      for (const member of [creator, client]) {
        const { items } = await readThread(world, member, { conversation });
        expect(items).toEqual([
          {
            id: expect.any(String) as string,
            sender_id: client.id,
            client_key: expect.any(String) as string,
            text: message,
            created_at: expect.any(String) as string,
            step: {
              request_id: id,
              client_id: client.id,
              action: 'create',
              title: 'A service',
              price: 100,
              is_purchase: false,
              offer: null,
              milestone: null,
            },
          },
        ]);
      }
    }));

  it('continues the conversation that there is', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const client = await world.addPerson();
      const conversation = await sendFirstMessage(world, client, creator);
      const { id } = await world.as(client, (sql) =>
        createRequest(sql, { creator_id: creator.id, title: 'A page', budget: 100 }),
      );
      const { items } = await readThread(world, creator, { conversation });
      expect(items.map(({ step }) => step?.request_id ?? null)).toEqual([null, id]);
    }));

  it('has a line for each of its steps, with what its sentence says', () =>
    inWorld(async (world) => {
      const parties = await addRequest(world);
      const { creator, client, id } = parties;
      const conversation = await findConversation(world, parties);
      const due_on = inDays(20);
      const milestones = [
        { title: 'A draft', price: 100, due_on: inDays(10) },
        { title: 'The rest', price: 200, due_on },
      ];
      await world.as(creator, (sql) => makeOffer(sql, { id, milestones }));
      await world.as(client, (sql) => makeOffer(sql, { id, price: 250, days: 12 }));
      const offer = await getOpenOffer(world, id);
      await world.as(creator, (sql) => answerOffer(sql, { id: offer, action: 'decline' }));
      await world.as(creator, (sql) => makeOffer(sql, { id, milestones }));
      const agreed = await getOpenOffer(world, id);
      await world.as(client, (sql) => answerOffer(sql, { id: agreed, action: 'accept' }));
      await applyStep(world, parties, ['creator', 'deliver']);
      const { items } = await readThread(world, client, { conversation });
      expect(items.map(({ sender_id }) => sender_id === client.id)).toEqual([
        true,
        false,
        true,
        false,
        false,
        true,
        false,
      ]);
      expect(items.slice(1).map(({ text }) => text)).toEqual([null, null, null, null, null, null]);
      const steps = items.map(({ step }) => step);
      expect(steps.map((step) => step?.action)).toEqual([
        'create',
        'make_offer',
        'make_offer',
        'decline_offer',
        'make_offer',
        'accept_offer',
        'deliver',
      ]);
      expect(steps[0]).toMatchObject({ title: 'A service', price: 100 });
      const made = { kind: 'offer', side: 'creator', due_on, days: null, milestones: 2 };
      expect(steps[1]).toMatchObject({
        title: 'A shift planner',
        price: 300,
        offer: { ...made, is_open: false, is_counter: false },
      });
      expect(steps[2]).toMatchObject({
        price: 250,
        offer: {
          kind: 'offer',
          side: 'client',
          due_on: null,
          days: 12,
          milestones: 0,
          is_open: false,
          is_counter: true,
        },
      });
      expect(steps[4]?.offer).toEqual({ ...made, is_open: false, is_counter: true });
      expect(steps[6]).toMatchObject({ milestone: 'A draft', offer: null });
    }));

  it('has lines of what time does, unread by both and announced to both', () =>
    inWorld(async (world) => {
      const parties = await addRequest(world);
      const { creator, client, id } = parties;
      const conversation = await findConversation(world, parties);
      await world.as(creator, (sql) => makeOffer(sql, { id }));
      for (const member of [creator, client]) {
        await world.as(member, (sql) => sql`select public.mark_read(${conversation})`);
        expect(await countUnread(world, member)).toBe(0);
      }
      await world.sql`delete from realtime.messages`;
      await passDays(world, 8);
      for (const member of [creator, client]) {
        const { items } = await readThread(world, member, { conversation });
        expect(items.at(-1)).toMatchObject({ sender_id: null, step: { action: 'expire_offer' } });
        expect(await countUnread(world, member)).toBe(1);
        expect(await world.sql`
          select payload ->> 'conversation_id' as id from realtime.messages
          where event = 'message_added' and topic = ${`user:${member.id}`}`).toEqual([
          { id: conversation },
        ]);
      }
    }));

  it('has no line for its parties once one of them has gone', () =>
    inWorld(async (world) => {
      const parties = await addRequest(world, 'accepted');
      const { creator, client, id } = parties;
      const conversation = await findConversation(world, parties);
      await world.sql`delete from auth.users where id = ${client.id}`;
      const { items } = await readThread(world, creator, { conversation });
      expect(items.map(({ step }) => step?.action)).toEqual(['create', 'accept', 'end']);
      await world.sql`
        insert into public.hire_request_events (hire_request_id, version, action)
        values (${id}, 9, 'expire')`;
      expect((await readThread(world, creator, { conversation })).items).toHaveLength(3);
    }));
});

describe('a step', () => {
  it('does not count against the rate of messages, nor is it in the bell as a message', () =>
    inWorld(async (world) => {
      const parties = await addRequest(world, 'delivered');
      const { client, creator } = parties;
      const conversation = await findConversation(world, parties);
      for (let count = 0; count < 60; count += 1) await sendMessage(world, client, { conversation });
      expect((await captureError(sendMessage(world, client, { conversation }))).code).toBe('PGRST');
      await applyStep(world, parties, ['client', 'ask_changes']);
      await applyStep(world, parties, ['creator', 'deliver']);
      const { items } = await readThread(world, creator, { conversation, size: 100 });
      expect(items.at(-2)?.step?.action).toBe('ask_changes');
      const bell = await world.sql`
        select from public.notifications
        where user_id = ${client.id} and kind = 'message_received'`;
      expect(bell).toHaveLength(0);
    }));

  it('does not mark as read what its actor has not seen', () =>
    inWorld(async (world) => {
      const parties = await addRequest(world);
      const { creator, client } = parties;
      const conversation = await findConversation(world, parties);
      await sendMessage(world, client, { conversation });
      await applyStep(world, parties, ['creator', 'accept']);
      expect(await countUnread(world, creator)).toBe(2);
      expect(await countUnread(world, client)).toBe(1);
    }));

  it.each(['hire_request_id', 'event_version'])('cannot be written by users: %s', (column) =>
    inWorld(async (world) => {
      const parties = await addRequest(world);
      const conversation_id = await findConversation(world, parties);
      const value = column === 'event_version' ? 1 : parties.id;
      const attempt = world.as(
        parties.client,
        (sql) =>
          sql`insert into public.messages ${sql({ conversation_id, text: 'x', [column]: value })}`,
      );
      expect((await captureError(attempt)).code).toBe('42501');
    }),
  );

  it.each([
    [{ text: null }],
    [{ text: 'x', event_version: 1 }],
    [{ text: 'x', hire_request_id: true }],
    [{ text: null, hire_request_id: true }],
  ])('needs its request and its number, and a message its text: %j', (columns) =>
    inWorld(async (world) => {
      const parties = await addRequest(world);
      const conversation_id = await findConversation(world, parties);
      const row = {
        conversation_id,
        ...columns,
        ...('hire_request_id' in columns && { hire_request_id: parties.id }),
      };
      const { code } = await captureError(
        world.sql.savepoint((sql) => sql`insert into public.messages ${sql(row)}`),
      );
      expect(code).toBe('23514');
    }),
  );

  it('is in one line only', () =>
    inWorld(async (world) => {
      const parties = await addRequest(world);
      const conversation_id = await findConversation(world, parties);
      const row = { conversation_id, hire_request_id: parties.id, event_version: 1 };
      const { code } = await captureError(
        world.sql.savepoint((sql) => sql`insert into public.messages ${sql(row)}`),
      );
      expect(code).toBe('23505');
    }));

  it('is removed with its request, when both have gone', () =>
    inWorld(async (world) => {
      const { creator, client, id } = await addRequest(world, 'accepted');
      await world.sql`delete from auth.users where id = ${client.id}`;
      await world.sql`delete from auth.users where id = ${creator.id}`;
      expect(await world.sql`
        select from public.messages where hire_request_id = ${id}`).toHaveLength(0);
    }));

  it('is the last message of its conversation, with its own sentence', () =>
    inWorld(async (world) => {
      const parties = await addRequest(world, 'accepted');
      const { items } = await listConversations(world, parties.creator);
      expect(items[0]?.last_message).toMatchObject({
        text: null,
        sender_id: parties.creator.id,
        step: { action: 'accept', request_id: parties.id, title: 'A service' },
      });
    }));
});

describe('what waits between two people', () => {
  it('is in the list and in the thread, for the side of the reader', () =>
    inWorld(async (world) => {
      const parties = await addRequest(world);
      const { creator, client, id } = parties;
      const conversation = await findConversation(world, parties);
      await world.as(creator, (sql) => makeOffer(sql, { id }));
      for (const [member, side] of [
        [creator, 'creator'],
        [client, 'client'],
      ] as const) {
        const { items } = await listConversations(world, member);
        const [row] = await world.as(
          member,
          (sql) => sql`select public.conversation_details(${conversation}) as details`,
        );
        const request = {
          id,
          title: 'A service',
          side,
          status: 'pending',
          waiting_side: 'client',
          offer: { kind: 'offer', side: 'creator', valid_until: expect.any(String) as string },
          due_on: null,
          delivered_at: null,
          updated_at: expect.any(String) as string,
        };
        expect(items[0]?.requests).toEqual([request]);
        expect(row?.['details']).toEqual({ is_muted: false, requests: [request] });
      }
    }));

  it('has the due date of the milestone in work', () =>
    inWorld(async (world) => {
      const { creator, client, id } = await addRequest(world);
      const due_on = inDays(5);
      const milestones = [
        { title: 'A draft', price: 100, due_on },
        { title: 'The rest', price: 200, due_on: inDays(9) },
      ];
      await world.as(creator, (sql) => makeOffer(sql, { id, milestones }));
      const offer = await getOpenOffer(world, id);
      await world.as(client, (sql) => answerOffer(sql, { id: offer, action: 'accept' }));
      const { items } = await listConversations(world, creator);
      expect(items[0]?.requests).toMatchObject([
        { title: 'A shift planner', status: 'accepted', waiting_side: 'creator', offer: null, due_on },
      ]);
    }));

  it.each(['approved', 'declined'] as const)('has no request that is %s', (state) =>
    inWorld(async (world) => {
      const { client } = await addRequest(world, state);
      const { items } = await listConversations(world, client);
      expect(items[0]?.requests).toEqual([]);
    }),
  );

  it('has none between others, and is not for others', () =>
    inWorld(async (world) => {
      const parties = await addRequest(world);
      const other = await addRequest(world);
      const conversation = await findConversation(world, parties);
      await sendFirstMessage(world, parties.client, other.creator);
      const { items } = await listConversations(world, parties.client);
      expect(items.map(({ requests }) => requests.length)).toEqual([0, 1]);
      const [row] = await world.as(
        other.client,
        (sql) => sql`select public.conversation_details(${conversation}) as details`,
      );
      expect(row?.['details']).toBeNull();
    }));

  it('is at most ten requests, the last changed first', () =>
    inWorld(async (world) => {
      const { client, creator, id } = await addRequest(world);
      await world.sql`
        insert into public.hire_requests (
          client_id, creator_id, title, price, message, request_key, request_digest, updated_at
        )
        select ${client.id}, ${creator.id}, 'No. ' || n, 100, repeat('a message ', 5),
          gen_random_uuid(), '', now() + n * interval '1 hour'
        from generate_series(1, 10) n`;
      const titles = async () => {
        const { items } = await listConversations(world, client);
        return items[0]?.requests.map(({ title }) => title);
      };
      const latest = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((number) => `No. ${number}`);
      expect(await titles()).toEqual(latest);
      await world.as(creator, (sql) => act(sql, { id, action: 'accept' }));
      expect(await titles()).toEqual(latest);
    }));
});
