import { describe, expect, it } from 'vitest';
import { addRequest, applyStep, createRequest, message } from '../support/hiring.ts';
import { answerOffer, getOpenOffer, inDays, makeOffer, passDays } from '../support/offers.ts';
import { inWorld } from '../support/world.ts';
import { sendFirstMessage } from './conversation.ts';
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
            attachment_count: 0,
            attachments: [],
            step: {
              request_id: id,
              client_id: client.id,
              action: 'create',
              title: 'A service',
              price: 100,
              is_purchase: false,
              offer: null,
              milestone: null,
              case_id: null,
              cents: null,
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
        expect(
          await world.sql`
          select payload ->> 'conversation_id' as id from realtime.messages
          where event = 'message_added' and topic = ${`user:${member.id}`}`,
        ).toEqual([{ id: conversation }]);
      }
    }));

  it('has no line for its parties once one of them has gone', () =>
    inWorld(async (world) => {
      const parties = await addRequest(world, 'accepted');
      const { creator, client, id } = parties;
      const conversation = await findConversation(world, parties);
      await world.sql`delete from auth.users where id = ${client.id}`;
      const { items } = await readThread(world, creator, { conversation });
      expect(items.map(({ step }) => step?.action)).toEqual(['create', 'accept', 'leave_work']);
      await world.sql`
        insert into public.hire_request_events (hire_request_id, version, action)
        values (${id}, 9, 'expire')`;
      expect((await readThread(world, creator, { conversation })).items).toHaveLength(3);
    }));
});
