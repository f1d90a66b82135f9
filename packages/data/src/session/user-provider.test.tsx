import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { renderWithData } from '../testing/render-with-data.tsx';
import { aUser, testId } from '../testing/rows.ts';
import { UserProvider, useUser } from './user-provider.tsx';

function Greeting() {
  const { loading, user, authUser } = useUser();
  if (loading) return <p>Loading</p>;
  return <p>{user ? `${user.name}, ${authUser?.email}` : 'Nobody'}</p>;
}

const accounts = [{ userId: testId(1), email: 'ada@example.com' }];

describe('useUser', () => {
  it('throws outside its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(() => render(<Greeting />)).toThrow('useUser must be used within a UserProvider');
  });

  it('is loading at first, then null for a visitor', async () => {
    renderWithData(<Greeting />);

    expect(screen.getByText('Loading')).toBeDefined();
    expect(await screen.findByText('Nobody')).toBeDefined();
  });

  it('returns the profile and the email of the signed-in user', async () => {
    const backend = fakeBackend({ users: [aUser()], accounts, signedInAs: testId(1) });
    renderWithData(<Greeting />, { backend });

    expect(await screen.findByText('Ada Stone, ada@example.com')).toBeDefined();
  });
});

describe('UserProvider', () => {
  it('needs only a client', async () => {
    const { client } = fakeBackend({ users: [aUser()], accounts, signedInAs: testId(1) });
    render(
      <StrictMode>
        <UserProvider client={client}>
          <Greeting />
        </UserProvider>
      </StrictMode>,
    );

    expect(await screen.findByText('Ada Stone, ada@example.com')).toBeDefined();
  });
});
