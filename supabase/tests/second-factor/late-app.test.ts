import { describe, expect, it } from 'vitest';
import { audit, call } from '../admin/admins.ts';
import { claim } from '../mail/mails.ts';
import { getErrorStatus } from '../support/error-status.ts';
import { captureError, inWorld, signedInAgo } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';
import {
  addFactor,
  addLateApp,
  addSession,
  confirmed,
  createCodes,
  enterCode,
  readFactor,
} from './factors.ts';

const removeLateApp = (world: World, caller: Caller) =>
  call(world, caller, { name: 'remove_late_app' });
const linked = <P extends { id: string }>(person: P, minutes = 0) => ({
  ...person,
  amr: signedInAgo(minutes).map((one) => ({ ...one, method: 'otp' })),
});
const tooOld = { status: 403, code: 'sign_in_too_old' };
const apps = async (world: World, { id }: { id: string }) =>
  (
    await world.sql<{ factor: string }[]>`
      select id as factor from auth.mfa_factors where user_id = ${id}`
  ).map(({ factor }) => factor);

describe('an app that a session set up late', () => {
  it('is one that was enrolled more than 15 minutes after the session began', () =>
    inWorld(async (world) => {
      for (const [minutes, isLate] of [
        [14, false],
        [15, false],
        [16, true],
      ] as const) {
        const person = await world.addPerson();
        const { session } = await addLateApp(world, person, minutes);
        const caller = { ...confirmed(person), session };
        expect(await readFactor(world, caller)).toMatchObject({
          is_on: true,
          is_confirmed: !isLate,
          is_late: isLate,
        });
        if (isLate) expect(await getErrorStatus(createCodes(world, caller))).toMatchObject(tooOld);
        else expect(await createCodes(world, caller)).toHaveLength(10);
      }
    }));

  it('is one too if someone else enters a code of theirs before its own is entered', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const session = await addSession(world, person, 16);
      const factor = await addFactor(world, person, 'unverified');
      await addFactor(world, await world.addPerson());
      await world.sql`update auth.mfa_factors set status = 'verified' where id = ${factor}`;
      await enterCode(world, session, factor);
      expect(await readFactor(world, person)).toMatchObject({ is_late: true });
    }));

  it('is one too if nobody knows when the session began', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await world.sql`update auth.sessions set created_at = null where id = ${person.id}`;
      await addFactor(world, person);
      expect(await readFactor(world, person)).toMatchObject({ is_late: true });
    }));

  it('confirms in other sessions, old and new, and stays late', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const { factor, session } = await addLateApp(world, person);
      for (const minutes of [0, 600]) {
        const other = await addSession(world, person, minutes);
        await enterCode(world, other, factor);
        const caller = { ...confirmed(person), session: other };
        expect(await readFactor(world, caller)).toMatchObject({ is_confirmed: true });
        expect(await createCodes(world, caller)).toHaveLength(10);
      }
      const late = { ...confirmed(person), session };
      expect(await getErrorStatus(createCodes(world, late))).toMatchObject(tooOld);
    }));

  it('leaves the rest of its person without a way to confirm in that session, whatever app is entered there', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const own = await addFactor(world, person);
      const { session, factor } = await addLateApp(world, person);
      const caller = { ...confirmed(person), session };
      await enterCode(world, session, own);
      expect(await getErrorStatus(createCodes(world, caller))).toMatchObject(tooOld);
      // Its token still says that a code was entered.
      await world.sql`delete from auth.mfa_factors where id = ${factor}`;
      await world.sql`update auth.sessions set factor_id = null where id = ${session}`;
      expect(await getErrorStatus(createCodes(world, caller))).toMatchObject({
        code: 'insufficient_aal',
      });
    }));

  it('of someone else changes nothing', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await addFactor(world, person);
      await addLateApp(world, await world.addPerson());
      expect(await createCodes(world, confirmed(person))).toHaveLength(10);
      expect(await readFactor(world, confirmed(person))).toMatchObject({ is_late: false });
    }));
});

it.each([
  ['password', true],
  ['oauth', true],
  ['otp', true],
  ['totp', false],
  ['token_refresh', false],
])('a session of a person without an app is recent after %s: %s', (method, isRecent) =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    const amr = signedInAgo(0).map((one) => ({ ...one, method }));
    const attempt = call(world, { ...person, aal: 'aal2', amr }, { name: 'export_my_data' });
    if (isRecent) await attempt;
    else expect(await getErrorStatus(attempt)).toMatchObject(tooOld);
  }),
);

describe('remove_late_app', () => {
  it('needs a link of the last 15 minutes', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const { factor } = await addLateApp(world, person);
      for (const caller of [person, linked(person, 16), confirmed(person)]) {
        expect(await readFactor(world, caller)).toMatchObject({ is_from_mail: false });
        expect(await getErrorStatus(removeLateApp(world, caller))).toMatchObject({
          ...tooOld,
          message: 'Open a new link from "Forgot your password" first',
        });
      }
      expect(await apps(world, person)).toEqual([factor]);
      expect(await readFactor(world, linked(person, 14))).toMatchObject({ is_from_mail: true });
      await removeLateApp(world, linked(person, 14));
      expect(await apps(world, person)).toEqual([]);
    }));

  it('leaves what the owner set up, and what others did', () =>
    inWorld(async (world) => {
      const [person, other] = [await world.addPerson(), await world.addPerson()];
      const own = await addFactor(world, person);
      await addLateApp(world, person);
      const { factor } = await addLateApp(world, other);
      await removeLateApp(world, linked(person));
      expect(await apps(world, person)).toEqual([own]);
      expect(await apps(world, other)).toEqual([factor]);
      expect(await captureError(removeLateApp(world, linked(person)))).toEqual({
        code: 'PT409',
        message: 'There is no app that a link can remove',
      });
      expect(await apps(world, person)).toEqual([own]);
    }));

  it('ends all other sessions, notifies its person, and is logged', () =>
    inWorld(async (world) => {
      const [person, other] = [await world.addPerson({ name: 'Ada' }), await world.addPerson()];
      await addLateApp(world, person);
      await claim(world);
      await removeLateApp(world, linked(person));
      const sessions = await world.sql`
        select id from auth.sessions where user_id in (${person.id}, ${other.id})`;
      expect(sessions.map(({ id }) => String(id)).toSorted()).toEqual(
        [person.id, other.id].toSorted(),
      );
      expect(await claim(world)).toMatchObject([{ kind: 'app_removed', to: person.email }]);
      expect((await audit(world)).filter((row) => row.actor_id === person.id)).toMatchObject([
        {
          ...{ actor_id: person.id, action: 'remove_late_app', target_kind: 'user' },
          ...{ target_id: person.id, target_title: 'Ada' },
          reason: 'Set up in an old session, removed by a mailed link',
        },
      ]);
    }));

  it('is nothing for visitors, nor for a session that has ended', () =>
    inWorld(async (world) => {
      expect((await captureError(removeLateApp(world, 'visitor'))).code).toBe('42501');
      const person = await world.addPerson();
      await addLateApp(world, person);
      await world.sql`delete from auth.sessions where user_id = ${person.id}`;
      expect(await getErrorStatus(removeLateApp(world, linked(person)))).toMatchObject({
        code: 'session_not_found',
      });
    }));
});
