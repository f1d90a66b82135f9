import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { ApiTab } from './api-tab.tsx';

const config = {
  debugPanel: 'everyone',
  supabaseUrl: '/',
  supabaseKey: 'sb_publishable_1',
} as const;
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetch.mockReset());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openTab() {
  const view = renderInShell([{ path: '/', element: <ApiTab config={config} /> }], {
    backend: backendWithUsers({ signedInAs: 'ada' }),
  });
  await act(() => view.session.ready());
  const { person } = view;
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  const send = async (url: string, method?: string) => {
    if (method) {
      await person.click(screen.getByLabelText('Method'));
      await person.click(await screen.findByRole('option', { name: method }));
    }
    await person.type(screen.getByLabelText('URL'), url);
    await press('Send request');
  };
  return { ...view, press, send };
}

const findResponse = async () => (await screen.findByLabelText('Response')).textContent;

it('scrolls each response into view', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const { press } = await openTab();
  for (const times of [1, 2]) {
    scroll.mockClear();
    await press('session');
    await waitFor(() => expect(scroll, `press ${times}`).toHaveBeenCalled());
  }
  const answer = scroll.mock.contexts.at(-1) as HTMLElement;
  expect(answer.textContent).toContain('Success');
});

describe('the request tester', () => {
  it('sends a read at once, and shows the response as text', async () => {
    const script = '<script>window.isHacked = true</script>';
    fetch.mockResolvedValue(new Response(script, { status: 200, statusText: 'OK' }));
    const { send } = await openTab();
    await send('/rest/v1/strange');

    expect(await findResponse()).toBe(script);
    expect(screen.getByText(/^200 OK · \d+ ms$/)).toBeTruthy();
    expect('isHacked' in window).toBe(false);
  });

  it('sends a write after a question', async () => {
    fetch.mockResolvedValue(new Response('{"message":"no"}', { status: 403 }));
    const { person, press, send } = await openTab();
    await send('/rest/v1/users', 'DELETE');
    const question = await screen.findByRole('alertdialog', {
      name: /^Send this DELETE request\?/,
    });
    await person.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(fetch).not.toHaveBeenCalled();

    await press('Send request');
    await screen.findByRole('alertdialog');
    await press('Send');
    expect(await findResponse()).toBe('{\n  "message": "no"\n}');
    expect(screen.getByText('Error')).toBeTruthy();
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE' });
  });

  it('says that the policy of the site blocked a request', async () => {
    fetch.mockImplementation(() => {
      const violation = new Event('securitypolicyviolation');
      document.dispatchEvent(Object.assign(violation, { blockedURI: 'https://evil.test/collect' }));
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const { send } = await openTab();
    await send('https://evil.test/collect');

    expect(await findResponse()).toBe(
      "This site's security policy blocks requests to https://evil.test.",
    );
    expect(screen.getByText('No response')).toBeTruthy();
  });

  it('shows why another request had no response', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    const { send } = await openTab();
    await send('https://elsewhere.test/');

    expect(await findResponse()).toBe('Failed to fetch');
  });
});
