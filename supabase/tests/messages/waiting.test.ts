import { describe, expect, it } from 'vitest';
import { addScene } from '../cases/cases.ts';
import { act, addRequest } from '../support/hiring.ts';
import { answerOffer, getOpenOffer, inDays, makeOffer } from '../support/offers.ts';
import { inWorld } from '../support/world.ts';
import { listConversations, sendFirstMessage } from './conversation.ts';
import { findConversation } from './lines.ts';

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
          case_status: null,
          end_asked_by: null,
          ends_at: null,
          due_on: null,
          time_zone: 'UTC',
          delivered_at: null,
          updated_at: expect.any(String) as string,
          expires_at: null,
          review_until: null,
        };
        expect(items[0]?.requests).toEqual([request]);
        expect(row?.['details']).toEqual({
          ...{ is_muted: false, is_blocked: false, requests: [request] },
        });
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
        {
          title: 'A shift planner',
          status: 'accepted',
          waiting_side: 'creator',
          offer: null,
          due_on,
        },
      ]);
    }));

  it('has a case that waits for an admin, and a proposal to end', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const id = await scene.open();
      await scene.answer('creator', id, { action: 'dispute' });
      const ended = await addRequest(world, 'end asked');
      const { items } = await listConversations(world, scene.client);
      expect(items[0]?.requests).toMatchObject([
        { id: scene.id, waiting_side: 'admin', case_status: 'waiting', end_asked_by: null },
      ]);
      const [row] = await world.sql<{ side: string }[]>`
        select end_asked_by as side from public.hire_requests where id = ${ended.id}`;
      expect((await listConversations(world, ended.client)).items[0]?.requests).toMatchObject([
        {
          id: ended.id,
          case_status: null,
          end_asked_by: row?.side,
          ends_at: expect.any(String) as string,
        },
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
