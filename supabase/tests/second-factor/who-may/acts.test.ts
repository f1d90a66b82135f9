import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addRequest } from '../../support/hiring.ts';
import { captureError, inWorld, sql, type Caller } from '../../support/world.ts';
import { createCodes, addFactor, useCode } from '../factors.ts';

const denied = 'Enter a code from your authenticator app first';

/** What comes before the second factor, what a link in a mail does, and what only counts or is only read. */
const exceptions = [
  ...['confirm_newsletter', 'creator_contact', 'end_other_sessions', 'end_session'],
  ...['record_profile_view', 'record_view', 'remove_late_app', 'touch_last_seen', 'unsubscribe'],
  'use_recovery_code',
];

it('asks for the second factor of whoever has one in every function that acts', async () => {
  const rows = await sql<{ name: string }[]>`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.provolatile = 'v'
      -- The others do what the policies and the functions that they call allow.
      and p.prosecdef
      and has_function_privilege('authenticated', p.oid, 'execute')
      and pg_get_functiondef(p.oid) !~
        'require_writer|require_party|require_actor|follow_refund|unsay_payment|require_admin|begin_admin_action|begin_sensitive_action|require_confirmation|require_own_project|may_write'
    order by 1`;
  expect(rows.map(({ name }) => name)).toEqual(exceptions);
});

describe('a person with a second factor', () => {
  it('acts after a code or a recovery code, and not with the password alone', () =>
    inWorld(async (world) => {
      const { client, creator, id } = await addRequest(world, 'delivered');
      await addFactor(world, client);
      const confirmed = {
        ...client,
        aal: 'aal2',
        amr: [{ method: 'totp', timestamp: Math.floor(Date.now() / 1000) }],
      };
      const write = (caller: Caller, text: string) =>
        world.as(
          caller,
          (tx) => tx`select public.send_message(${creator.id}, ${text}, ${randomUUID()})`,
        );
      const rename = (caller: Caller) =>
        world.as(caller, (tx) => tx`update public.users set name = 'Mia' where id = ${client.id}`);
      const approve = (caller: Caller) =>
        world.as(caller, (tx) => tx`select public.act_on_hire_request(${id}, 'approve')`);

      expect((await captureError(write(client, 'Hi'))).message).toContain(denied);
      expect((await captureError(approve(client))).message).toContain(denied);
      expect((await captureError(rename(client))).message).toContain(denied);
      await write(confirmed, 'Hi');
      await rename(confirmed);
      const [code = ''] = await createCodes(world, confirmed);
      expect(await useCode(world, client, code)).toBe(true);
      await approve(client);
    }));

  it('acts for a suspended one only after a code', () =>
    inWorld(async (world) => {
      const { client, id } = await addRequest(world, 'accepted');
      await addFactor(world, client);
      await world.suspend(client);
      const end = world.as(client, (tx) => tx`select public.propose_end(${id}, 'No time')`);
      expect((await captureError(end)).message).toContain(denied);
    }));
});
