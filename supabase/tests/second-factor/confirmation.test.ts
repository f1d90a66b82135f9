import { describe, expect, it } from 'vitest';
import { actions, addScene } from '../admin/actions.ts';
import { addAdmin, call } from '../admin/admins.ts';
import { addScene as addCaseScene, decisionNote } from '../cases/cases.ts';
import { addNewsletter, addSubscriber } from '../mail/mails.ts';
import { addAppeal } from '../moderation/appealed.ts';
import { getErrorStatus } from '../support/error-status.ts';
import { inWorld, signedInAgo } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';
import { addFactor, addSession, confirmed, createCodes, removeFactor, useCode } from './factors.ts';

type Person = { id: string };
type Act = (caller: Caller & object) => Promise<unknown>;
/** Someone who is allowed to, and what they do. */
type Prepare = (world: World) => Promise<{ person: Person; act: Act }>;

const byAdmin =
  (name: string): Prepare =>
  async (world) => {
    const scene = await addScene(world);
    const action = actions.find((one) => one.name === name);
    await action?.before?.(world, scene);
    return {
      person: scene.admin,
      act: (caller) => call(world, caller, { name, ...action?.args(scene) }),
    };
  };

const byAnyone =
  (args: { name: string; email?: string }): Prepare =>
  async (world) => ({
    person: await world.addPerson(),
    act: (caller) => call(world, caller, args),
  });

/** Whatever a stolen session must not do. */
const acts: [string, Prepare][] = [
  [
    'delete_my_account',
    async (world) => {
      const person = await world.addPerson();
      const args = { name: 'delete_my_account', confirmation: person.email };
      return { person, act: (caller) => call(world, caller, args) };
    },
  ],
  ['export_my_data', byAnyone({ name: 'export_my_data' })],
  ['email_available', byAnyone({ name: 'email_available', email: 'a@example.com' })],
  [
    'a change of how one is paid',
    async (world) => ({
      person: await world.addPerson(),
      act: (caller) =>
        world.as(
          caller,
          (sql) =>
            sql`insert into public.billing_details (payment_instructions) values ('By bank')`,
        ),
    }),
  ],
  ['admin_grant_admin', byAdmin('admin_grant_admin')],
  ['admin_revoke_admin', byAdmin('admin_revoke_admin')],
  ['admin_suspend', byAdmin('admin_suspend')],
  [
    'admin_decide_appeal',
    async (world) => {
      const { second, decide } = await addAppeal(world);
      return { person: second, act: (caller) => decide(caller, 'lift') };
    },
  ],
  [
    'admin_decide_report with a suspension',
    async (world) => {
      const { admin, reported } = await addScene(world);
      const args = { report_id: reported, decision: 'suspend', note: 'Spam' };
      return {
        person: admin,
        act: (caller) => call(world, caller, { name: 'admin_decide_report', ...args }),
      };
    },
  ],
  [
    'admin_decide_case',
    async (world) => {
      const scene = await addCaseScene(world);
      const id = await scene.open();
      await scene.answer('creator', id, { action: 'dispute' });
      const args = { name: 'admin_decide_case', id, outcome: 'full', note: decisionNote };
      return { person: scene.first, act: (caller) => call(world, caller, args) };
    },
  ],
  [
    'admin_send_newsletter',
    async (world) => {
      const person = await addAdmin(world);
      await addSubscriber(world, 'reader@example.com');
      const args = { name: 'admin_send_newsletter', id: await addNewsletter(world) };
      return { person, act: (caller) => call(world, caller, args) };
    },
  ],
];
const codeActs: [string, Prepare][] = [
  [
    'create_recovery_codes',
    async (world) => ({
      person: await world.addPerson(),
      act: (caller) => createCodes(world, caller),
    }),
  ],
  [
    'remove_second_factor',
    async (world) => ({
      person: await world.addPerson(),
      act: (caller) => removeFactor(world, caller),
    }),
  ],
];

const lacksCode = {
  code: 'insufficient_aal',
  message: 'Enter a code from your authenticator app first',
  details: null,
  hint: null,
  status: 403,
  headers: {},
};
const hasEnded = { code: 'session_not_found', status: 401 };

describe.each([...acts, ...codeActs])('%s, for a person with a second factor,', (_, prepare) => {
  it('needs a code from the last 15 minutes, in a token that says so', () =>
    inWorld(async (world) => {
      const { person, act } = await prepare(world);
      await addFactor(world, person);
      for (const caller of [
        { ...person, amr: signedInAgo(0) },
        confirmed(person, 16),
        { ...confirmed(person), aal: 'aal1' },
        { ...person, aal: 'aal2', amr: signedInAgo(0) },
      ])
        expect(await getErrorStatus(act(caller))).toEqual(lacksCode);
      await act(confirmed(person, 14));
    }));

  it('may follow a recovery code of the last 15 minutes, in its session alone', () =>
    inWorld(async (world) => {
      const { person, act } = await prepare(world);
      await addFactor(world, person);
      const [code = ''] = await createCodes(world, confirmed(person));
      const session = await addSession(world, person);
      await useCode(world, person, code);
      expect(await getErrorStatus(act({ ...person, session }))).toEqual(lacksCode);
      await world.sql`update private.recovered_sessions set recovered_at = now() - interval '15 minutes'`;
      expect(await getErrorStatus(act(person))).toEqual(lacksCode);
      await world.sql`update private.recovered_sessions set recovered_at = now() - interval '14 minutes'`;
      await act(person);
    }));

  it('is rejected at once in a session that has ended', () =>
    inWorld(async (world) => {
      const { person, act } = await prepare(world);
      await addFactor(world, person);
      const session = await addSession(world, person);
      await world.sql`delete from auth.sessions where id = ${session}`;
      expect(await getErrorStatus(act({ ...confirmed(person), session }))).toMatchObject(hasEnded);
    }));
});

describe.each(acts)('%s, for a person without one,', (_, prepare) => {
  it('needs a sign-in within 15 minutes, whatever others have and they began to set up', () =>
    inWorld(async (world) => {
      const { person, act } = await prepare(world);
      await addFactor(world, await world.addPerson());
      await addFactor(world, person, 'unverified');
      for (const amr of [signedInAgo(16), []])
        expect(await getErrorStatus(act({ ...person, amr }))).toMatchObject({
          code: 'sign_in_too_old',
          status: 403,
        });
      await act({ ...person, amr: signedInAgo(14) });
    }));

  it("is rejected at once in a session that has ended, in none, and in someone else's", () =>
    inWorld(async (world) => {
      const { person, act } = await prepare(world);
      const other = await world.addPerson();
      for (const session of [other.id, null, 'x', '%'])
        expect(await getErrorStatus(act({ ...person, session }))).toMatchObject(hasEnded);
    }));
});

it('a recovery code confirms again, later', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    await addFactor(world, person);
    const [first = '', second = ''] = await createCodes(world, confirmed(person));
    await useCode(world, person, first);
    await world.sql`update private.recovered_sessions set recovered_at = now() - interval '1 day'`;
    await useCode(world, person, second);
    expect(await createCodes(world, person)).toHaveLength(10);
  }));
