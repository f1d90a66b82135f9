import { describe, expect, it } from 'vitest';
import { audit } from '../../admin/admins.ts';
import { addScene } from '../../cases/cases.ts';
import { confirmRefund, refund, sendRefund, settle } from '../../settling/settling.ts';
import { shareWorldWithoutRequests } from '../../support/shared-world.ts';
import { captureError } from '../../support/world.ts';
import type { World } from '../../support/world.ts';

const inWorld = shareWorldWithoutRequests();
const part = { outcome: 'part', cents: 2000 };

/** A case that waits for a decision, about a delivery or about work that is approved and paid. */
async function addCase(world: World, state: 'delivered' | 'approved' = 'delivered') {
  const scene = await addScene(world, state);
  const find = async (kind: string) => {
    const [row] = await world.sql<{ id: string; number: string }[]>`
      select id, number from public.invoices where hire_request_id = ${scene.id} and kind = ${kind}
      order by serial desc`;
    return row;
  };
  if (state === 'approved') {
    const id = (await find('invoice'))?.id ?? '';
    await world.as(scene.client, (sql) => settle(sql, id, 'paid'));
  }
  const id = await scene.open({ wants: 'part', cents: 3000 });
  await scene.answer('creator', id, { action: 'dispute' });
  return {
    ...scene,
    case: id,
    find,
    /** The creator gives something back. */
    give: async (cents: number) => {
      const { id: invoice } = (await find('invoice')) ?? { id: '' };
      await world.as(scene.creator, (sql) => refund(sql, invoice, { cents }));
    },
    /** The client confirms all that is to be sent back. */
    confirm: async () => {
      const refunds = await world.sql<{ id: string }[]>`
        select id from public.refunds
        where hire_request_id = ${scene.id} and status <> 'confirmed' order by created_at, id`;
      for (const { id: sent } of refunds) {
        await world.as(scene.creator, (sql) => sendRefund(sql, sent));
        await world.as(scene.client, (sql) => confirmRefund(sql, sent));
      }
    },
    /** The line about the last credit note. */
    line: async (admin: { id: string }) => ({
      ...{ actor_id: admin.id, action: 'issue_credit_note', target_kind: 'case', target_id: id },
      target_title: 'A service',
      reason: `Credit note ${(await find('credit'))?.number} for invoice ${(await find('invoice'))?.number}, by the decision about this case`,
    }),
    readLines: async () =>
      (await audit(world)).filter(({ action }) => action === 'issue_credit_note'),
  };
}

describe('the audit log has the number of a credit note to which a decision led', () => {
  it('at once, where it is the decision about an appeal', () =>
    inWorld(async (world) => {
      const scene = await addCase(world);
      await scene.decide(scene.first, scene.case, part);
      await scene.answer('client', scene.case, { action: 'appeal' });
      expect(await scene.readLines()).toEqual([]);
      await scene.decide(scene.second, scene.case, part);
      expect(await scene.readLines()).toEqual([await scene.line(scene.second)]);
      const [row] = await world.sql`
        select target_user_id from private.audit_log where action = 'issue_credit_note'`;
      expect(row).toEqual({ target_user_id: scene.creator.id });
    }));

  it('when the decision is carried out', () =>
    inWorld(async (world) => {
      const scene = await addCase(world);
      await scene.decide(scene.first, scene.case, part);
      await scene.passDays(7);
      expect(await scene.readLines()).toEqual([await scene.line(scene.first)]);
    }));

  it('when the client confirms what is sent back', () =>
    inWorld(async (world) => {
      const scene = await addCase(world, 'approved');
      await scene.give(500);
      await scene.confirm();
      await scene.decide(scene.first, scene.case, part);
      await scene.passDays(7);
      expect(await scene.readLines()).toEqual([]);
      await scene.confirm();
      const line = await scene.line(scene.first);
      expect(line.reason).toMatch(/^Credit note \d{4}-0003 /);
      expect(await scene.readLines()).toEqual([line]);
    }));
});

it('a credit note to which a decision leads is not issued without its line in the audit log', () =>
  inWorld(async (world) => {
    const scene = await addCase(world);
    await scene.decide(scene.first, scene.case, part);
    await scene.answer('client', scene.case, { action: 'appeal' });
    await world.sql`
      alter table private.audit_log add constraint none check (action <> 'issue_credit_note')`;
    const { code } = await captureError(scene.decide(scene.second, scene.case, part));
    expect(code).toBe('23514');
    expect(await scene.find('credit')).toBeUndefined();
    expect(await scene.get(scene.case)).toMatchObject({ status: 'appealed' });
  }));

describe('the audit log has no line about a credit note', () => {
  it('that both sides agreed on', () =>
    inWorld(async (world) => {
      const scene = await addCase(world);
      await scene.answer('creator', scene.case, { action: 'counter', ...part });
      await scene.answer('client', scene.case, { action: 'accept' });
      expect(await scene.find('credit')).toBeDefined();
      expect(await scene.readLines()).toEqual([]);
    }));

  it('that the creator gave beside a decision', () =>
    inWorld(async (world) => {
      const scene = await addCase(world, 'approved');
      await scene.decide(scene.first, scene.case, { outcome: 'none' });
      await scene.passDays(7);
      await scene.give(500);
      await scene.confirm();
      expect(await scene.find('credit')).toBeDefined();
      expect(await scene.readLines()).toEqual([]);
    }));
});
