import { describe, expect, it } from 'vitest';
import { bell, claim, configure, outbox } from '../mail/mails.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import {
  addFactor,
  addPersonWithFactor,
  confirmed,
  createCodes,
  removeFactor,
  useCode,
} from './factors.ts';

const verify = (world: World, factor: string) =>
  world.sql`update auth.mfa_factors set status = 'verified' where id = ${factor}`;

describe('a change of what protects an account', () => {
  it('is told when an app is confirmed, not before, and once', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const factor = await addFactor(world, person, 'unverified');
      expect(await bell(world, person)).toEqual([]);
      await verify(world, factor);
      await verify(world, factor);
      expect(await bell(world, person)).toEqual(['app_added']);
    }));

  it('is told when the app is removed, also by the auth service, and not if it was never confirmed', () =>
    inWorld(async (world) => {
      const { person } = await addPersonWithFactor(world);
      const { person: other, factor } = await addPersonWithFactor(world);
      await addFactor(world, person, 'unverified');
      await removeFactor(world, confirmed(person));
      expect(await bell(world, person)).toEqual(['app_removed']);
      await world.sql`delete from auth.mfa_factors where id = ${factor}`;
      expect(await bell(world, other)).toEqual(['app_removed']);
    }));

  it('is told when a recovery code was used, with how many are left, and when they are replaced', () =>
    inWorld(async (world) => {
      const { person } = await addPersonWithFactor(world);
      const { person: other } = await addPersonWithFactor(world);
      await createCodes(world, confirmed(other));
      const [code = ''] = await createCodes(world, confirmed(person));
      await useCode(world, person, 'wrong');
      expect(await bell(world, person)).toEqual([]);
      await useCode(world, person, code);
      expect(await claim(world)).toMatchObject([
        { kind: 'recovery_code_used', params: { count: 9 } },
      ]);
      await createCodes(world, confirmed(person));
      expect((await bell(world, person)).toSorted()).toEqual([
        'recovery_code_used',
        'recovery_codes_replaced',
      ]);
    }));

  it('does not keep an account from being deleted', () =>
    inWorld(async (world) => {
      const { person } = await addPersonWithFactor(world);
      await world.sql`delete from auth.users where id = ${person.id}`;
      expect(await world.sql`select from auth.mfa_factors`).toHaveLength(0);
    }));
});

it('is mailed at once, whatever was turned off, and has no link that turns it off', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    await configure(world, person, {
      not_by_email: ['account'],
      email_off: true,
      digest: 'weekly',
    });
    await verify(world, await addFactor(world, person, 'unverified'));
    expect(await claim(world)).toMatchObject([
      { kind: 'app_added', to: person.email, topic: 'security', unsubscribe_token: null },
    ]);
    expect(await outbox(world, person)).toMatchObject([{ attempts: 1 }]);
  }));
