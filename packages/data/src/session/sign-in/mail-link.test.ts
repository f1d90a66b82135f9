import { describe, expect, it } from 'vitest';
import { fakeBackend } from '../../testing/backend/fake-backend.ts';
import { json } from '../../testing/backend/fake-state.ts';
import { aUser, testId } from '../../testing/rows.ts';
import { openMailLink, readMailLink } from './mail-link.ts';

const ADA = { userId: testId(1), email: 'ada@example.com' };
const EVE = { userId: testId(2), email: 'eve@example.com' };
const token_hash = `link-${ADA.userId}`;
const email = ADA.email;

const createBackend = (signedInAs = '') =>
  fakeBackend({ users: [aUser()], accounts: [ADA, EVE], signedInAs });

async function getSignedInEmail({ client }: ReturnType<typeof createBackend>) {
  return (await client.auth.getSession()).data.session?.user.email;
}

describe('an email link', () => {
  it.each(['signup', 'magiclink', 'recovery'] as const)('of type %s signs in', async (type) => {
    const backend = createBackend();

    expect(await openMailLink(backend.client, { type, token_hash, email })).toBe('signed-in');
    expect(backend.requests[0]?.body).toMatchObject({ type, token_hash });
    expect(await getSignedInEmail(backend)).toBe(ADA.email);
  });

  it('does not sign in if its account is not the one that it names', async () => {
    const backend = createBackend(EVE.userId);
    const promise = openMailLink(backend.client, { type: 'signup', token_hash, email: EVE.email });

    await expect(promise).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await getSignedInEmail(backend)).toBe(EVE.email);
    const logout = backend.requests.find(({ url }) => url.pathname === '/auth/v1/logout');
    expect(logout?.callerId).toBe(ADA.userId);
  });

  it('throws if it was already used', async () => {
    const link = { type: 'recovery', token_hash: 'spent', email } as const;

    await expect(openMailLink(createBackend().client, link)).rejects.toMatchObject({
      kind: 'invalid-token',
    });
  });
});

describe('a change of email', () => {
  const link = { type: 'email_change', token_hash, email, new_email: 'new@example.com' } as const;

  it('does not sign in', async () => {
    const backend = createBackend();

    expect(await openMailLink(backend.client, link)).toBe('changed');
    expect(await getSignedInEmail(backend)).toBeUndefined();
  });

  it('updates the session of a user who is signed in to the account', async () => {
    const backend = createBackend(ADA.userId);
    await openMailLink(backend.client, link);

    expect(backend.requests.at(-1)?.url.search).toBe('?grant_type=refresh_token');
    expect(await getSignedInEmail(backend)).toBe(ADA.email);
  });

  it.each([
    ['that another account has it by now', true, 'conflict'],
    ['nothing else', false, 'server'],
  ])('to an address at which the service fails says %s', async (_, isTaken, kind) => {
    const backend = createBackend();
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('/is_new_email_taken')
        ? json(isTaken)
        : json({ code: 'unexpected_failure', message: 'Error confirm email' }, 500, {
            'x-supabase-api-version': '2024-01-01',
          }),
    );

    await expect(openMailLink(backend.client, link)).rejects.toMatchObject({ kind });
  });

  it('waits for the link in the other email', async () => {
    const backend = createBackend();
    backend.answerWith(() => json({ code: '200', msg: 'Confirmation link accepted.' }));

    expect(await openMailLink(backend.client, link)).toBe('half-changed');
  });
});

it.each([
  ['type=signup&token_hash=a&email=a%40b.c', true],
  ['type=recovery&token_hash=a&email=a%40b.c&next=%2F', true],
  ['type=email_change&token_hash=a&email=a%40b.c&new_email=d%40b.c', true],
  ['type=email_change&token_hash=a&email=a%40b.c', false],
  ['type=magiclink&token_hash=a&email=a%40b.c', true],
  ['type=invite&token_hash=a&email=a%40b.c', false],
  ['type=signup&token_hash=&email=a%40b.c', false],
  ['type=signup&token_hash=a', false],
  ['', false],
])('%j is one of our links: %s', (search, expected) => {
  expect(readMailLink(new URLSearchParams(search)) !== null).toBe(expected);
});
