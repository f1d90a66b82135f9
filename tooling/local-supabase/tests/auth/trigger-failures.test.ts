import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { connect } from '../../src/index.ts';
import { password } from '../support/backend.ts';
import { openBackend } from '../support/open-backend.ts';

const backend = await openBackend({ auth: { confirmsEmails: true, secondsBetweenMails: 0 } });

beforeAll(async () => {
  const sql = connect(backend.databaseUrl, { max: 1 });
  await sql`
    create function public.refuse() returns trigger language plpgsql
    as 'begin raise exception using errcode = ''PT403'', message = ''Not you''; end'`;
  await sql`
    create trigger refuse before insert or update on auth.users for each row
    when (new.email like 'refused-%' or new.email_change like 'unwanted-%')
    execute function public.refuse()`;
  await sql.end();
});

const newEmail = (kind: string) => `${kind}-${randomUUID().slice(0, 8)}@example.com`;

async function changeEmail(email: string) {
  const { client } = await backend.person();
  return client.auth.updateUser({ email });
}

async function confirmChange() {
  const email = newEmail('refused');
  const { data } = await changeEmail(email);
  const confirm = async (recipient = '') => {
    const { link = '' } = (await backend.findMail(recipient)) ?? {};
    const token_hash = new URL(link).searchParams.get('token_hash') ?? '';
    return backend.client().auth.verifyOtp({ token_hash, type: 'email_change' });
  };
  await confirm(data.user?.email);
  return confirm(email);
}

it.each([
  [
    'at a sign-up',
    () => backend.client().auth.signUp({ email: newEmail('refused'), password }),
    'Database error saving new user',
  ],
  [
    'at the wish for another email',
    () => changeEmail(newEmail('unwanted')),
    'Error sending email change email',
  ],
  ['at its confirmation', confirmChange, 'Error confirm email'],
])('what a trigger raises %s is no more than a failure', async (_, act, message) => {
  const { error } = await act();

  expect(error).toMatchObject({ status: 500, message });
});
