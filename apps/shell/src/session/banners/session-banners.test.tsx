import { act, screen } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { createAuthStorage } from '@showcase/data/session';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { StoragePersistenceProvider, SessionBanners } from './session-banners.tsx';

function open(storage = createAuthStorage(), backend = backendWithUsers({ signedInAs: 'ada' })) {
  const element = (
    <StoragePersistenceProvider value={storage}>
      <SessionBanners />
    </StoragePersistenceProvider>
  );
  return { ...renderInShell([{ path: '/', element }], { backend }), storage };
}

const blocked = () => {
  throw new DOMException('Denied', 'SecurityError');
};

afterEach(() => onlineManager.setOnline(true));

describe('SessionBanners', () => {
  it('show nothing while there is no problem', async () => {
    const { session } = open();
    await act(() => session.ready());

    expect(screen.queryByRole('status')).toBeNull();
  });

  it('warn that this browser will not remember the visitor, until dismissed', async () => {
    const { person, storage } = open(createAuthStorage(blocked));

    act(() => storage.setItem('any', 'value'));
    expect(screen.getByText("This browser won't remember you")).toBeTruthy();

    await person.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText("This browser won't remember you")).toBeNull();
  });

  it('show Reconnecting while the session cannot be refreshed', async () => {
    const { session } = open();
    await act(() => session.ready());

    act(() => session.setState({ isReconnecting: true }));
    expect(screen.getByText('Reconnecting')).toBeTruthy();

    act(() => session.setState({ isReconnecting: false }));
    expect(screen.queryByText('Reconnecting')).toBeNull();
  });

  it('show Reconnecting while a signed-in user is offline', async () => {
    const { session } = open();
    await act(() => session.ready());

    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('Reconnecting')).toBeTruthy();

    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Reconnecting')).toBeTruthy();
  });

  it('show visitors that they are offline', async () => {
    const { session } = open(undefined, backendWithUsers());
    await act(() => session.ready());
    expect(screen.queryByText("You're offline")).toBeNull();

    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText("You're offline")).toBeTruthy();
    expect(screen.queryByText('Reconnecting')).toBeNull();
  });
});
