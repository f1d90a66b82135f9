import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitPeople } from '../../hiring/races/race.ts';
import { commitWork } from '../../hiring/races/work.ts';
import { sql } from '../../support/world.ts';
import {
  addAccount,
  call,
  enroll,
  enterCode,
  removeAccounts,
  signIn,
  signInAgo,
} from '../accounts.ts';
import type { App, Session } from '../accounts.ts';

let people: Awaited<ReturnType<typeof commitPeople>>;
beforeAll(async () => {
  people = await commitPeople({ clients: 1 });
  await commitWork(people, 'accepted');
});
afterAll(async () => {
  await people.remove();
  await removeAccounts();
});

/** An admin, and the session in which they set up an app. */
async function addAdmin() {
  const email = await addAccount();
  await sql`
    insert into private.admins (user_id, reason) select id, 'test' from auth.users where email = ${email}`;
  const session = await signIn(email);
  return { email, session };
}

const lists = ['requests', 'reviews', 'mails', 'reports', 'audit', 'clients', 'hidden', 'cases'];

/** How the work of an admin is answered; who-may.test.ts has the rows that they read. */
async function work(session: Session) {
  const calls = [
    ...['admin_overview', 'admin_metrics', ...lists.map((name) => `admin_list_${name}`)].map(
      (name) => call(name, session),
    ),
    call('admin_hide', session, {
      ...{ kind: 'user', item_id: people.creator.id, reason: 'Spam' },
    }),
    call('admin_unhide', session, {
      ...{ kind: 'user', item_id: people.creator.id, reason: 'A mistake' },
    }),
  ];
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  const { body: isAdmin } = await call('am_i_admin', session);
  return { isAdmin, statuses: [...new Set(statuses)] };
}

const denied = { isAdmin: false, statuses: [403] };
const accepted = { isAdmin: true, statuses: [200] };

describe('an admin with a second factor', () => {
  it('is none with the password alone, however fresh, and one after a code, however old', async () => {
    const { email, session } = await addAdmin();
    expect(await work(session)).toEqual(accepted);
    const app: App = await enroll(session);
    const confirmed = await enterCode(session, app);
    expect(await work(confirmed)).toEqual(accepted);
    const password = await signIn(email);
    expect(await work(password)).toEqual(denied);
    expect(await work(await signInAgo(email, 24 * 60))).toEqual(denied);
    expect(await work(await enterCode(password, app, 1))).toEqual(accepted);
  });

  it('is one after a recovery code, in that session alone', async () => {
    const { email, session } = await addAdmin();
    const confirmed = await enterCode(session, await enroll(session));
    const codes = (await call('create_recovery_codes', confirmed)).body as string[];
    const [here, there] = [await signIn(email), await signIn(email)];
    expect(await call('use_recovery_code', here, { code: codes[0] })).toMatchObject({ body: true });
    expect(await work(here)).toEqual(accepted);
    expect(await work(there)).toEqual(denied);
  });

  it('is none in an old session that set up an app of its own', async () => {
    const { email } = await addAdmin();
    const stolen = await signInAgo(email, 30 * 24 * 60);
    expect(await work(await enterCode(stolen, await enroll(stolen)))).toEqual(denied);
  });
});
