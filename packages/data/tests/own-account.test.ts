import { describe, expect, it } from 'vitest';
import {
  changePassword,
  deleteMyAccount,
  downloadMyImage,
  exportMyData,
  hasPassword,
} from '../src/account/account.ts';
import { IMAGE_BUCKET } from '../src/constants.ts';
import { signIn } from '../src/session/sign-in/auth.ts';
import { getCurrentUser } from '../src/users/read-users.ts';
import { newcomer, openBrowser, sql } from './backend.ts';

const password = 'showcase';
const pixel = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  ),
  (character) => character.charCodeAt(0),
);

async function upload({ client, id }: Awaited<ReturnType<typeof newcomer>>) {
  const path = `${id}/avatar/${crypto.randomUUID()}.png`;
  const file = new Blob([pixel], { type: 'image/png' });
  const { error } = await (
    await client.loadSupabase()
  ).storage
    .from(IMAGE_BUCKET)
    .upload(path, file);
  expect(error).toBeNull();
  return path;
}

describe('the password', () => {
  it('can be changed with the current one', async () => {
    const { client, email } = await newcomer('Mia');

    await changePassword(client, { email, currentPassword: password, password: 'another one' });

    const browser = openBrowser();
    await expect(signIn(browser, { email, password })).rejects.toMatchObject({
      kind: 'invalid-credentials',
    });
    expect((await signIn(browser, { email, password: 'another one' })).email).toBe(email);
    expect((await getCurrentUser(client))?.name).toBe('Mia');
  });

  it('cannot be changed without the current one', async () => {
    const { client, email } = await newcomer('Mia');
    const input = { email, currentPassword: 'a guess', password: 'another one' };

    await expect(changePassword(client, input)).rejects.toMatchObject({
      kind: 'invalid-credentials',
    });
    expect(hasPassword(await signIn(client, { email, password }))).toBe(true);
  });
});

describe('the data export', () => {
  it('is grouped by table and includes the pictures', async () => {
    const person = await newcomer('Mia');
    const path = await upload(person);

    const data = await exportMyData(person.client);

    expect(data).toMatchObject({
      account: { email: person.email },
      users: { id: person.id, name: 'Mia' },
      images: [path],
    });
    const picture = await downloadMyImage(person.client, path);
    expect(new Uint8Array((await picture?.arrayBuffer()) ?? [])).toEqual(pixel);
  });

  it('skips a picture that no longer exists', async () => {
    const { client, id } = await newcomer('Mia');

    expect(await downloadMyImage(client, `${id}/avatar/${crypto.randomUUID()}.png`)).toBeNull();
  });
});

describe('the account', () => {
  it('is deleted with the password and the email, and can no longer sign in', async () => {
    const { client, email, id } = await newcomer('Mia');

    await deleteMyAccount(client, { email, password, confirmation: email });

    await expect(signIn(openBrowser(), { email, password })).rejects.toMatchObject({
      kind: 'invalid-credentials',
    });
    expect(await sql`select from public.users where id = ${id}`).toHaveLength(0);
  });

  it('hides its pictures, and lists them for removal', async () => {
    const person = await newcomer('Mia');
    const path = await upload(person);
    const confirmation = person.email;

    await deleteMyAccount(person.client, { email: person.email, password, confirmation });

    const stored = await sql`
      select bucket_id from storage.objects join private.images_to_remove using (name)
      where name = ${path}`;
    expect(stored).toEqual([{ bucket_id: 'blocked-images' }]);
  });

  it('keeps its pictures if it may not be deleted', async () => {
    const person = await newcomer('Mia');
    const path = await upload(person);
    const confirmation = 'someone@example.com';

    await expect(
      deleteMyAccount(person.client, { email: person.email, password, confirmation }),
    ).rejects.toMatchObject({ kind: 'invalid' });
    expect(await sql`select from storage.objects where name = ${path}`).toHaveLength(1);
  });

  it.each([
    ['another password', { password: 'a guess' }, 'invalid-credentials'],
    ['another email', { confirmation: 'someone@example.com' }, 'invalid'],
  ])('is not deleted with %s', async (_what, wrong, kind) => {
    const { client, email, id } = await newcomer('Mia');
    const right = { email, password, confirmation: email };

    await expect(deleteMyAccount(client, { ...right, ...wrong })).rejects.toMatchObject({ kind });
    expect(await sql`select from public.users where id = ${id}`).toHaveLength(1);
  });

  it('requires a new sign-in if it has no password', async () => {
    const { client, email, id } = await newcomer('Mia');
    await sql`
      update auth.mfa_amr_claims c set updated_at = now() - interval '1 hour'
      from auth.sessions s where s.id = c.session_id and s.user_id = ${id}`;
    await (await client.loadSupabase()).auth.refreshSession();

    await expect(
      deleteMyAccount(client, { email, password: null, confirmation: email }),
    ).rejects.toMatchObject({ kind: 'sign-in-too-old' });
  });
});
