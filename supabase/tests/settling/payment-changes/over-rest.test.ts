import { afterAll, expect, it } from 'vitest';
import {
  addAccount,
  enroll,
  enterCode,
  removeAccounts,
  send,
  signIn,
  signInAgo,
} from '../../second-factor/accounts.ts';
import type { Session } from '../../second-factor/accounts.ts';
import { sql } from '../../support/world.ts';

afterAll(removeAccounts);

const month = 30 * 24 * 60;
const own = 'https://pay.example/ada';
const stolen = 'https://pay.example/eve';

const write = async (
  { access_token: token }: Session,
  row: object,
  { method = 'POST', query = '' } = {},
) => (await send(`rest/v1/billing_details${query}`, row, { token, method })).status;

const readUrl = async (email: string) => {
  const [row] = await sql<{ url: string | null }[]>`
    select b.payment_url as url from public.billing_details b join auth.users u on u.id = b.user_id
    where u.email = ${email}`;
  return row?.url;
};

it.each(['without', 'with'])(
  'an old session of an account %s a second factor does not say where the money goes',
  async (which) => {
    const email = await addAccount();
    const first = await signIn(email);
    const fresh = which === 'with' ? await enterCode(first, await enroll(first)) : first;
    const old = await signInAgo(email, month);
    expect(await write(old, { payment_url: stolen })).toBe(403);
    expect(await readUrl(email)).toBeUndefined();
    expect(await write(fresh, { payment_url: own })).toBe(201);

    const mine = `?user_id=eq.${old.user.id}`;
    const upsert = '?on_conflict=user_id';
    expect(await write(old, { payment_url: stolen }, { method: 'PATCH', query: mine })).toBe(403);
    expect(
      await write(old, { payment_instructions: 'To me' }, { method: 'PATCH', query: mine }),
    ).toBe(403);
    expect(await write(old, { payment_url: stolen }, { query: upsert })).toBeGreaterThan(400);
    // Whoever has a factor writes nothing without it.
    const name = await write(old, { name: 'Stone LLC' }, { method: 'PATCH', query: mine });
    expect(name).toBe(which === 'with' ? 403 : 204);
    expect(await readUrl(email)).toBe(own);
  },
);
