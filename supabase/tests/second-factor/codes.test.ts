import { describe, expect, it } from 'vitest';
import { getErrorStatus } from '../support/error-status.ts';
import { captureError, inWorld } from '../support/world.ts';
import {
  addFactor,
  addPersonWithFactor,
  addSession,
  confirmed,
  createCodes,
  readFactor,
  removeFactor,
  useCode,
} from './factors.ts';

describe('recovery codes', () => {
  it('are ten, of ten characters that do not resemble each other, and never the same', () =>
    inWorld(async (world) => {
      const { person } = await addPersonWithFactor(world);
      const codes = await createCodes(world, confirmed(person));
      expect(codes).toHaveLength(10);
      expect(new Set(codes).size).toBe(10);
      for (const code of codes)
        expect(code).toMatch(/^([\da-hjkmnp-tv-z]{5})-(?!\1)[\da-hjkmnp-tv-z]{5}$/);
      const characters = new Set<string>();
      for (let call = 0; call < 9; call++)
        for (const code of await createCodes(world, confirmed(person)))
          for (const character of code.replace('-', '')) characters.add(character);
      expect([...characters].toSorted().join('')).toBe('0123456789abcdefghjkmnpqrstvwxyz');
    }));

  it('are stored as fingerprints, which differ from those of the same text elsewhere', () =>
    inWorld(async (world) => {
      const { person, factor } = await addPersonWithFactor(world);
      const [code = ''] = await createCodes(world, confirmed(person));
      const rows =
        await world.sql`select * from private.recovery_codes where user_id = ${person.id}`;
      expect(rows).toHaveLength(10);
      for (const row of rows) {
        expect(row['code']).toMatch(/^[\da-f]{64}$/);
        expect(row).toMatchObject({ factor_id: factor, used_at: null });
      }
      const plain = code.replace('-', '');
      const [other] = await world.sql`
        select from private.recovery_codes
        where code in (private.fingerprint(${code}), private.fingerprint(${plain}))`;
      expect(other).toBeUndefined();
    }));

  it('replace the earlier ones, of the same person only', () =>
    inWorld(async (world) => {
      const { person } = await addPersonWithFactor(world);
      const { person: other } = await addPersonWithFactor(world);
      const [old = ''] = await createCodes(world, confirmed(person));
      const [others = ''] = await createCodes(world, confirmed(other));
      const [fresh = ''] = await createCodes(world, confirmed(person));
      expect(await useCode(world, person, old)).toBe(false);
      expect(await useCode(world, person, others)).toBe(false);
      expect(await useCode(world, person, fresh)).toBe(true);
      expect(await readFactor(world, person)).toMatchObject({ codes_left: 9 });
      expect(await readFactor(world, other)).toMatchObject({ codes_left: 10 });
      expect(await useCode(world, other, others)).toBe(true);
    }));

  it('need an authenticator app that was confirmed', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const error = { code: 'PT409', message: 'Set up an authenticator app first' };
      expect(await captureError(createCodes(world, person))).toEqual(error);
      await addFactor(world, person, 'unverified');
      await addFactor(world, await world.addPerson());
      expect(await captureError(createCodes(world, person))).toEqual(error);
      expect(await captureError(useCode(world, person, 'x'))).toEqual({
        code: 'PT409',
        message: 'Your account has no second factor',
      });
    }));

  it('belong to the first app, and go with it', () =>
    inWorld(async (world) => {
      const { person, factor } = await addPersonWithFactor(world);
      const later = await addFactor(world, person);
      await addFactor(world, person, 'unverified');
      await world.sql`update auth.mfa_factors set created_at = now() + interval '1 minute' where id = ${later}`;
      await world.sql`
        update auth.mfa_factors set created_at = now() - interval '1 minute'
        where user_id = ${person.id} and status = 'unverified'`;
      await createCodes(world, confirmed(person));
      await world.sql`delete from auth.mfa_factors where id = ${later}`;
      expect(await readFactor(world, person)).toMatchObject({ codes_left: 10 });
      await world.sql`delete from auth.mfa_factors where id = ${factor}`;
      expect(await readFactor(world, person)).toMatchObject({ codes_left: 0 });
    }));

  it.each(['visitor'] as const)('are nothing for a %s', (visitor) =>
    inWorld(async (world) => {
      for (const call of [createCodes, readFactor, removeFactor])
        expect((await captureError(call(world, visitor))).code).toBe('42501');
      expect((await captureError(useCode(world, visitor, 'x'))).code).toBe('42501');
    }),
  );
});

describe('a recovery code', () => {
  it('counts once, and confirms the session that used it', () =>
    inWorld(async (world) => {
      const { person } = await addPersonWithFactor(world);
      const elsewhere = { ...person, session: await addSession(world, person) };
      const [code = ''] = await createCodes(world, confirmed(person));
      const before = {
        ...{ is_on: true, is_confirmed: false, codes_left: 10 },
        ...{ is_late: false, is_from_mail: false },
      };
      expect(await readFactor(world, person)).toEqual(before);
      expect(await useCode(world, person, code)).toBe(true);
      expect(await readFactor(world, person)).toEqual({
        ...before,
        is_confirmed: true,
        codes_left: 9,
      });
      expect(await readFactor(world, elsewhere)).toEqual({ ...before, codes_left: 9 });
      expect(await useCode(world, elsewhere, code)).toBe(false);
      const [row] = await world.sql`
        select used_at > now() - interval '1 minute' as is_now from private.recovery_codes
        where user_id = ${person.id} and used_at is not null`;
      expect(row).toEqual({ is_now: true });
    }));

  it('may be typed in other ways', () =>
    inWorld(async (world) => {
      const { person } = await addPersonWithFactor(world);
      const codes = await createCodes(world, confirmed(person));
      const spellings = [
        (code: string) => code.toUpperCase(),
        (code: string) => ` ${code.replace('-', ' ')}\n`,
        (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'l'),
        (code: string) => code.replace('-', '').replaceAll('1', 'I').split('').join('.'),
      ];
      for (const [index, spell] of spellings.entries())
        expect(await useCode(world, person, spell(codes[index] ?? ''))).toBe(true);
      for (const wrong of ['', null, codes[9]?.slice(1) ?? '', `${codes[9] ?? ''}0`])
        expect(await useCode(world, person, wrong)).toBe(false);
    }));

  it('is not accepted in a session that has ended, or in none', () =>
    inWorld(async (world) => {
      const { person } = await addPersonWithFactor(world);
      const [code = ''] = await createCodes(world, confirmed(person));
      const session = await addSession(world, person);
      await world.sql`delete from auth.sessions where id = ${session}`;
      for (const ended of [session, null, '']) {
        expect(
          await getErrorStatus(useCode(world, { ...person, session: ended }, code)),
        ).toMatchObject({
          status: 401,
          code: 'session_not_found',
          message: 'This session has ended. Sign in again',
        });
      }
    }));

  it('is locked after ten wrong ones for a day, for this person alone', () =>
    inWorld(async (world) => {
      const { person } = await addPersonWithFactor(world);
      const { person: other } = await addPersonWithFactor(world);
      const [code = '', next = ''] = await createCodes(world, confirmed(person));
      for (let attempt = 0; attempt < 9; attempt++)
        expect(await useCode(world, person, 'wrong')).toBe(false);
      await world.dryRun(async () => {
        expect(await useCode(world, person, code)).toBe(true);
        // A right one ends the series.
        for (let attempt = 0; attempt < 10; attempt++)
          expect(await useCode(world, person, 'wrong')).toBe(false);
        expect(await getErrorStatus(useCode(world, person, next))).toMatchObject({ status: 429 });
      });
      expect(await useCode(world, person, 'wrong')).toBe(false);
      expect(await getErrorStatus(useCode(world, person, code))).toMatchObject({ status: 429 });
      expect(await useCode(world, other, 'wrong')).toBe(false);
      await world.sql`
        update private.rate_hits set hits = array(select h - interval '1 day' from unnest(hits) h)
        where user_id = ${person.id} and action = 'recovery_code'`;
      expect(await useCode(world, person, code)).toBe(true);
    }));

  it('leaves what else is counted for its person, and the codes of others', () =>
    inWorld(async (world) => {
      const { person } = await addPersonWithFactor(world);
      const { person: other } = await addPersonWithFactor(world);
      const [code = ''] = await createCodes(world, confirmed(person));
      await useCode(world, other, 'wrong');
      await useCode(world, person, code);
      const rows = await world.sql`
        select user_id, action from private.rate_hits where user_id in (${person.id}, ${other.id})`;
      expect(
        new Set(rows.map(({ user_id, action }) => `${String(user_id)} ${String(action)}`)),
      ).toEqual(new Set([`${person.id} recovery_codes`, `${other.id} recovery_code`]));
    }));
});
