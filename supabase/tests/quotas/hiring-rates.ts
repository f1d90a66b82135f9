import { randomUUID } from 'node:crypto';
import { answerEnd, requestEnd } from '../support/ending.ts';
import { act, addRequest, createRequest } from '../support/hiring.ts';
import { answerOffer, getOpenOffer, makeOffer, scope } from '../support/offers.ts';
import {
  addInvoices,
  confirmRefund,
  correct,
  denyPayment,
  refund,
  settle,
} from '../settling/settling.ts';
import { insert } from '../support/rows.ts';
import { byUser } from './rate.ts';
import type { Rate } from './rate.ts';

export const hiringRates: Rate[] = [
  [
    'hire',
    20,
    '1 hour',
    byUser((world, me, { id }) =>
      world.as(me, (tx) => createRequest(tx, { creator_id: id, title: 'A map', budget: 5 })),
    ),
  ],
  [
    'hire_action',
    60,
    '10 minutes',
    async (world) => {
      const { client, id } = await addRequest(world, 'accepted');
      return {
        person: client,
        repeat: () => world.as(client, (tx) => requestEnd(tx, { id })),
      };
    },
  ],
  [
    'hire_action',
    60,
    '10 minutes',
    async (world) => {
      const { creator, id } = await addRequest(world, 'end asked');
      const answer = { id, action: 'decline' };
      return { person: creator, repeat: () => world.as(creator, (tx) => answerEnd(tx, answer)) };
    },
  ],
  [
    'hire_action',
    60,
    '10 minutes',
    async (world) => {
      const { creator, id } = await addRequest(world, 'accepted');
      return {
        person: creator,
        repeat: () => world.as(creator, (tx) => act(tx, { id, action: 'deliver' })),
      };
    },
  ],
  [
    'review',
    20,
    '1 hour',
    async (world) => {
      const { client, creator, id } = await addRequest(world, 'approved');
      const row = { target_user_id: creator.id, hire_request_id: id, rating: 5, comment: 'Good' };
      return {
        person: client,
        repeat: () => world.as(client, (tx) => insert(tx, 'reviews', row)),
      };
    },
  ],
  [
    'hire_action',
    60,
    '10 minutes',
    async (world) => {
      const { client, id } = await addRequest(world, 'accepted');
      return { person: client, repeat: () => world.as(client, (tx) => makeOffer(tx, { id })) };
    },
  ],
  [
    'hire_action',
    60,
    '10 minutes',
    async (world) => {
      const { client, creator, id } = await addRequest(world);
      await world.as(creator, (tx) => makeOffer(tx, { id }));
      const offer = await getOpenOffer(world, id);
      const answer = { id: offer, action: 'decline' };
      return { person: client, repeat: () => world.as(client, (tx) => answerOffer(tx, answer)) };
    },
  ],
  [
    'billing_details',
    60,
    '10 minutes',
    byUser((world, me) =>
      world.as(
        me,
        (tx) => tx`
          insert into public.billing_details (name) values ('Me')
          on conflict (user_id) do update set name = excluded.name`,
      ),
    ),
  ],
  [
    'hire_action',
    60,
    '10 minutes',
    async (world) => {
      const { client, invoice } = await addInvoices(world);
      return {
        person: client,
        repeat: () => world.as(client, (tx) => settle(tx, invoice, 'paid')),
      };
    },
  ],
  [
    'hire_action',
    60,
    '10 minutes',
    async (world) => {
      const { client, creator, invoice } = await addInvoices(world);
      await world.as(client, (tx) => settle(tx, invoice, 'paid'));
      return { person: creator, repeat: () => world.as(creator, (tx) => denyPayment(tx, invoice)) };
    },
  ],
  [
    'hire_action',
    60,
    '10 minutes',
    async (world) => {
      const { creator, invoice } = await addInvoices(world);
      return { person: creator, repeat: () => world.as(creator, (tx) => correct(tx, invoice)) };
    },
  ],
  [
    'hire_action',
    60,
    '10 minutes',
    async (world) => {
      const { creator, invoice } = await addInvoices(world);
      return { person: creator, repeat: () => world.as(creator, (tx) => refund(tx, invoice)) };
    },
  ],
  [
    'hire_action',
    60,
    '10 minutes',
    async (world) => {
      const { client, creator, invoice } = await addInvoices(world);
      await world.as(client, (tx) => settle(tx, invoice, 'paid'));
      const { id } = await world.as(creator, (tx) => refund(tx, invoice));
      return { person: client, repeat: () => world.as(client, (tx) => confirmRefund(tx, id)) };
    },
  ],
  [
    'hire_action',
    60,
    '10 minutes',
    async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const id = await world.addProject(creator);
      return {
        person: creator,
        repeat: () => world.as(creator, (tx) => tx`select public.return_to_sale(${id})`),
      };
    },
  ],
  [
    'hire_action',
    60,
    '10 minutes',
    async (world) => {
      const { id, creator } = await addInvoices(world);
      const choice = { case: 'exempt' };
      return {
        person: creator,
        repeat: () =>
          world.as(creator, (tx) => tx`select public.confirm_tax(${id}, ${tx.json(choice)}, '{}')`),
      };
    },
  ],
  [
    'offer_template',
    60,
    '10 minutes',
    byUser((world, me) =>
      world.as(
        me,
        (tx) => tx`
          insert into public.offer_templates (name, title, scope, price, days)
          values (${randomUUID()}, 'A map', ${scope}, 5, 3)`,
      ),
    ),
  ],
];
