import { aUser, fakeBackend, renderWithData, testId } from '@showcase/data/testing';
import { TakeNewReleaseContext } from '@showcase/remote-contract';
import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

it('renders the part once its code has loaded', async () => {
  const { requests } = openPage();
  expect(screen.getByText('Loading …')).toBeDefined();
  await act(async () => requests[0]?.resolve(Settings));
  expect(await screen.findByText('Settings of Ada')).toBeDefined();
});

it('keeps the page when the code is missing, and fetches it again', async () => {
  const { requests } = openPage();
  await act(async () => requests[0]?.reject(new TypeError('Failed to fetch')));
  expect(screen.getByText('The rest of the page')).toBeDefined();
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toMatch(/couldn't load the settings/);

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await act(async () => requests[1]?.resolve(Settings));
  expect(await screen.findByText('Settings of Ada')).toBeDefined();
});

it('fetches the code again when the network is back', async () => {
  const { requests } = openPage();
  await act(async () => requests[0]?.reject(new TypeError('Failed to fetch')));
  await screen.findByRole('alert');
  act(() => onlineManager.setOnline(false));
  act(() => onlineManager.setOnline(true));
  await expect.poll(() => requests).toHaveLength(2);
});

it('keeps the page when the part throws while rendering, and renders it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { requests } = openPage();
  let isBroken = true;
  await act(async () =>
    requests[0]?.resolve(() => {
      if (isBroken) throw new Error('broken');
      return 'Mended';
    }),
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('The rest of the page')).toBeDefined();
  isBroken = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Mended')).toBeDefined();
});

describe('a release that was replaced in the meantime', () => {
  it('is not fetched again', async () => {
    const { requests, press } = openReplacedRelease();
    await act(async () => requests[0]?.reject(new TypeError('Failed to fetch')));
    await press();
    expect(requests).toHaveLength(1);
  });

  it('is not rendered again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { requests, press } = openReplacedRelease();
    const render = vi.fn(() => {
      throw new Error('broken');
    });
    await act(async () => requests[0]?.resolve(render));
    const failure = await screen.findByRole('alert');
    const { length } = render.mock.calls;
    await press();
    expect(render).toHaveBeenCalledTimes(length);
    expect(failure.isConnected).toBe(true);
  });

  function openReplacedRelease() {
    const takeNewRelease = vi.fn(async () => true);
    const { requests } = openPage({ takeNewRelease });
    const press = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
      await expect.poll(() => takeNewRelease).toHaveBeenCalledOnce();
    };
    return { requests, press };
  }
});

it('stays loaded when the user signs out', async () => {
  const ada = { userId: testId(1), email: 'ada@example.com', password: 'showcase' };
  const backend = fakeBackend({ users: [aUser()], accounts: [ada], signedInAs: ada.userId });
  const { requests, session, queryClient } = openPage({ backend });
  await act(() => session.ready());
  await act(async () => requests[0]?.resolve(Settings));
  await screen.findByText('Settings of Ada');
  await act(() => session.signOut());
  expect(queryClient.getQueryData(['code', 'settings'])).toBe(Settings);
});

describe('usePreload', () => {
  it('loads the code before the component is rendered, and reports the progress', async () => {
    const { requests } = openPreloadingPage();
    expect(requests).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByText('Preloading')).toBeDefined();
    await act(async () => requests[0]?.resolve(Settings));
    await expect.poll(() => screen.queryByText('Preloading')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByText('Settings of Ada')).toBeDefined();
    expect(requests).toHaveLength(1);
  });

  it('ends after a failure, and the code is fetched again when the component is rendered', async () => {
    const { requests } = openPreloadingPage();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await act(async () => requests[0]?.reject(new TypeError('Failed to fetch')));
    await expect.poll(() => screen.queryByText('Preloading')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await act(async () => requests[1]?.resolve(Settings));
    expect(await screen.findByText('Settings of Ada')).toBeDefined();
  });

  function openPreloadingPage() {
    const { LazySettings, requests } = createLazySettings();
    function Page() {
      const [state, setState] = useState<'idle' | 'edited' | 'open'>('idle');
      const { isLoading } = LazySettings.usePreload(state !== 'idle');
      return (
        <>
          {isLoading && <p>Preloading</p>}
          <button onClick={() => setState('edited')}>Edit</button>
          <button onClick={() => setState('open')}>Open</button>
          {state === 'open' && <LazySettings owner="Ada" />}
        </>
      );
    }
    renderWithData(<Page />);
    return { requests };
  }
});

function Settings({ owner }: { owner: string }) {
  return <p>Settings of {owner}</p>;
}

type Page = Parameters<typeof renderWithData>[1] & { takeNewRelease?: () => Promise<boolean> };

function openPage({ takeNewRelease = async () => false, ...options }: Page = {}) {
  const { LazySettings, requests } = createLazySettings();
  const view = renderWithData(
    <TakeNewReleaseContext value={takeNewRelease}>
      <p>The rest of the page</p>
      <LazySettings owner="Ada" />
    </TakeNewReleaseContext>,
    options,
  );
  return { ...view, requests };
}

function createLazySettings() {
  const requests: PromiseWithResolvers<ComponentType<{ owner: string }>>[] = [];
  const LazySettings = lazyComponent({
    name: 'settings',
    load: () => {
      const request = Promise.withResolvers<ComponentType<{ owner: string }>>();
      requests.push(request);
      return request.promise;
    },
    Pending: () => 'Loading …',
  });
  return { LazySettings, requests };
}
