import { describe, expect, it } from 'vitest';
import { call } from '../../admin/admins.ts';
import { addScene as addCase } from '../../cases/cases.ts';
import { bell, claim } from '../../mail/mails.ts';
import { getErrorStatus } from '../../support/error-status.ts';
import { act } from '../../support/hiring.ts';
import { inWorld, signedInAgo } from '../../support/world.ts';
import type { Caller, World } from '../../support/world.ts';
import { addInvoices, correct } from '../settling.ts';

type Details = Partial<Record<'name' | 'payment_url' | 'payment_instructions', string | null>>;

/** As the form saves them. */
const save = (world: World, caller: Caller, details: Details) => {
  const row = { name: null, payment_url: null, payment_instructions: null, ...details };
  return world.as(
    caller,
    (sql) => sql`
      insert into public.billing_details ${sql(row)} on conflict (user_id) do update set
        name = excluded.name, payment_url = excluded.payment_url,
        payment_instructions = excluded.payment_instructions`,
  );
};
const own = { payment_url: 'https://pay.example/ada', payment_instructions: 'By bank' };
const others = { payment_url: 'https://pay.example/eve', payment_instructions: 'By bank' };
const old = <P extends { id: string }>(person: P) => ({ ...person, amr: signedInAgo(16) });

describe('where the money goes', () => {
  it.each<[string, Details | null, Details]>([
    ['a first link', null, { payment_url: own.payment_url }],
    ['first instructions', null, { payment_instructions: 'By bank' }],
    ['a link beside a name', {}, { payment_url: own.payment_url }],
    ['another link', own, { ...own, payment_url: others.payment_url }],
    ['other instructions', own, { ...own, payment_instructions: 'By mail' }],
    ['no link', own, { ...own, payment_url: null }],
    ['no instructions', own, { ...own, payment_instructions: null }],
  ])('changes to %s within 15 minutes of a sign-in, and its owner is notified', (_, from, to) =>
    inWorld(async (world) => {
      const [person, other] = [await world.addPerson(), await world.addPerson()];
      if (from)
        await world.sql`insert into public.billing_details ${world.sql({ user_id: person.id, ...from })}`;
      expect(await getErrorStatus(save(world, old(person), to))).toMatchObject({
        ...{ status: 403, code: 'sign_in_too_old', message: 'Confirm your password first' },
      });
      expect(await bell(world, person)).toEqual([]);
      await save(world, { ...person, amr: signedInAgo(14) }, to);
      expect(await claim(world)).toMatchObject([
        { kind: 'payment_changed', to: person.email, topic: 'security', unsubscribe_token: null },
      ]);
      expect(await bell(world, person)).toEqual(['payment_changed']);
      expect(await bell(world, other)).toEqual([]);
    }),
  );

  it.each<[string, Details | null, Details]>([
    ['a first name', null, { name: 'Stone LLC' }],
    ['another name', own, { ...own, name: 'Stone LLC' }],
    ['the same', own, { ...own, payment_url: ` ${own.payment_url} ` }],
  ])('is not changed by %s, which an old session may save', (_, from, to) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      if (from)
        await world.sql`insert into public.billing_details ${world.sql({ user_id: person.id, ...from })}`;
      await save(world, old(person), to);
      expect(await bell(world, person)).toEqual([]);
    }),
  );
});

describe('an invoice', () => {
  const payments = async ({ read }: Awaited<ReturnType<typeof addInvoices>>) => {
    const [ofClient, ofCreator] = [await read('client'), await read('creator')];
    expect(ofCreator.invoices).toEqual(ofClient.invoices);
    return ofClient.invoices.map(({ payment }) => payment?.payment_url);
  };

  it('keeps how it was to be paid, and the next one and a correction say what is new', () =>
    inWorld(async (world) => {
      const plan = await addInvoices(world, [100, 200, 300], 0);
      await save(world, plan.creator, own);
      await plan.finish(1);
      await save(world, plan.creator, others);
      expect(await payments(plan)).toEqual([own.payment_url]);
      await plan.finish(1);
      expect(await payments(plan)).toEqual([own.payment_url, others.payment_url]);
      const [first] = (await plan.read()).invoices;
      await plan.by('creator', (sql) => correct(sql, first?.id ?? ''));
      expect(await payments(plan)).toEqual([
        ...[own.payment_url, others.payment_url, others.payment_url],
      ]);
      await save(world, plan.creator, {});
      await plan.finish(1);
      expect((await payments(plan)).at(-1)).toBeNull();
    }));

  it.each<Details>([{ payment_url: own.payment_url }, { payment_instructions: 'By bank' }])(
    'has what its creator said of it: %j',
    (details) =>
      inWorld(async (world) => {
        const plan = await addInvoices(world, [100], 0);
        await save(world, plan.creator, details);
        await plan.finish(1);
        await save(world, plan.creator, {});
        const [invoice] = (await plan.read('client')).invoices;
        expect(invoice?.payment).toEqual({
          ...{ name: 'Ada Stone', payment_url: null, payment_instructions: null },
          ...details,
        });
      }),
  );

  it('that did not say how it is to be paid keeps the first that its own creator says', () =>
    inWorld(async (world) => {
      const [plan, other] = [await addInvoices(world, [100, 200], 1), await addInvoices(world)];
      await save(world, plan.creator, { name: 'Stone LLC' });
      await plan.finish(1);
      expect(await payments(plan)).toEqual([null, null]);
      await save(world, plan.creator, own);
      await save(world, plan.creator, others);
      await save(world, plan.creator, {});
      expect(await payments(plan)).toEqual([own.payment_url, own.payment_url]);
      expect(await payments(other)).toEqual([null]);
    }));

  it('has on its document what was said before it was issued, and after a correction what is said now', () =>
    inWorld(async (world) => {
      const plan = await addInvoices(world, [100, 200], 1);
      const issued = async () => {
        const [ofClient, ofCreator] = [await plan.read('client'), await plan.read('creator')];
        expect(ofCreator.invoices).toEqual(ofClient.invoices);
        return ofClient.invoices.map(({ issued_payment }) => issued_payment);
      };
      await save(world, plan.creator, own);
      await plan.finish(1);
      await save(world, plan.creator, others);
      expect(await issued()).toEqual([null, own]);
      const [first] = (await plan.read()).invoices;
      await plan.by('creator', (sql) => correct(sql, first?.id ?? ''));
      expect(await issued()).toEqual([null, others, own]);
    }));

  it('says to its parties alone how it is to be paid, not to the admin of their case', () =>
    inWorld(async (world) => {
      const scene = await addCase(world);
      await save(world, scene.creator, own);
      await world.as(scene.client, (sql) => act(sql, { id: scene.id, action: 'approve' }));
      const id = await scene.open();
      await scene.answer('creator', id, { action: 'dispute' });
      type Evidence = { request: { invoices: { payment: unknown; issued_payment: unknown }[] } };
      const read = async (caller: Caller, name: string) =>
        (await call<Evidence>(world, caller, { name, id }))?.request.invoices.flatMap(
          ({ payment, issued_payment }) => [payment, issued_payment],
        );
      const payment = { name: 'Ada Stone', ...own };
      expect(await read(scene.client, 'case_evidence')).toEqual([payment, own]);
      expect(await read(scene.creator, 'case_evidence')).toEqual([payment, own]);
      expect(await read(scene.first, 'admin_open_case')).toEqual([null, null]);
    }));
});
