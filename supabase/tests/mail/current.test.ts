import { expect, it } from 'vitest';
import { act, addRequest } from '../support/hiring.ts';
import { inWorld } from '../support/world.ts';
import { claim, outbox } from './mails.ts';

it('a mail that has waited names the other side as it is called now', () =>
  inWorld(async (world) => {
    const { client } = await addRequest(world);
    await world.sql`update public.users set name = 'Noah Berg' where id = ${client.id}`;
    expect(await claim(world)).toMatchObject([
      { kind: 'request_created', params: { actor_name: 'Noah Berg', title: 'A service' } },
    ]);
  }));

it('a mail that has waited asks for nothing that is done', () =>
  inWorld(async (world) => {
    const { id, client, creator } = await addRequest(world);
    await world.as(client, (sql) => act(sql, { id, action: 'cancel' }));
    expect(await claim(world)).toMatchObject([{ kind: 'request_cancelled', to: creator.email }]);
    expect(await outbox(world, creator)).toContainEqual(
      expect.objectContaining({ kind: 'request_created', status: 'skipped' }),
    );
  }));

it('the sender gets nothing that a mail does not show', () =>
  inWorld(async (world) => {
    await addRequest(world);
    const [mail] = await claim(world);
    expect(mail?.params).not.toHaveProperty('asks_for');
  }));

it('an invoice is mailed once, however its approval came about', () =>
  inWorld(async (world) => {
    for (const state of ['approved', 'automatic'] as const) {
      const { client } = await addRequest(world, state);
      const kinds = (await outbox(world, client)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'request_invoice')).toHaveLength(1);
    }
  }));
