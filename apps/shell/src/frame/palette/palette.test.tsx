import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paletteShortcut } from '../../core/shortcut-setting.ts';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { SiteFrame } from '../site-frame.tsx';

type Options = Parameters<typeof renderInShell>[1];

function Page() {
  return (
    <>
      <h1>Page</h1>
      <input aria-label="Note" />
    </>
  );
}

async function openSite(options: Options & { as?: 'ada' | 'mia' } = {}) {
  const { as, ...others } = options;
  const backend = backendWithUsers(as && { signedInAs: as });
  const children = [{ path: '*', Component: Page }];
  const view = renderInShell([{ Component: SiteFrame, children }], {
    path: '/start',
    backend,
    hasStyles: true,
    ...others,
  });
  await screen.findByRole('button', { name: as ? 'Sign Out' : 'Find anything' });
  return view;
}

const press = (view: Awaited<ReturnType<typeof openSite>>) =>
  view.person.keyboard('{Control>}k{/Control}');

async function openPalette(options: Parameters<typeof openSite>[0] = {}) {
  const view = await openSite(options);
  await press(view);
  const dialog = await screen.findByRole('dialog', { name: 'Find anything' });
  const field = await within(dialog).findByRole('combobox');
  await waitFor(() => expect(isFocused(field)).toBe(true));
  return { ...view, dialog, field };
}

const isFocused = (element: HTMLElement) => element.matches(':focus');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent.trim());
const selected = () => screen.getByRole('option', { selected: true });

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  paletteShortcut.setEnabled(true);
});

describe('the command palette', () => {
  it('opens with Ctrl+K, and Escape returns the focus', async () => {
    const view = await openSite();
    const note = screen.getByRole('textbox', { name: 'Note' });
    act(() => note.focus());
    await press(view);
    const field = await screen.findByRole('combobox', { name: 'Find pages, people and actions' });
    await waitFor(() => expect(isFocused(field)).toBe(true));

    await view.person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(isFocused(note)).toBe(true));
  });

  it('closes with the same keys', async () => {
    const view = await openPalette();
    await press(view);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens with its button, which has the shortcut as its hint', async () => {
    const { person } = await openSite();
    const [button] = screen.getAllByRole('button', { name: 'Find anything' });
    expect(button?.getAttribute('aria-keyshortcuts')).toBe('Control+K');
    expect(button?.textContent).toContain('Ctrl K');
    await person.click(button as HTMLElement);
    expect(await screen.findByRole('combobox')).toBeTruthy();
  });

  it('does not react to keys that the user has switched off', async () => {
    paletteShortcut.setEnabled(false);
    const view = await openSite();
    const [button] = screen.getAllByRole('button', { name: 'Find anything' });
    expect(button?.hasAttribute('aria-keyshortcuts')).toBe(false);
    await press(view);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the keys to a rich text field, and to another dialog', async () => {
    const view = await openSite();
    const note = screen.getByRole('textbox', { name: 'Note' });
    note.outerHTML = '<div contenteditable="true" tabindex="0" role="textbox">Text</div>';
    act(() => screen.getByText('Text').focus());
    await press(view);
    expect(screen.queryByRole('combobox')).toBeNull();

    screen.getByText('Text').outerHTML = '<div role="dialog">Other</div>';
    await press(view);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('names the selected result for screen readers, from the start and while typing', async () => {
    const { person, field } = await openPalette();
    const active = () => field.getAttribute('aria-activedescendant');
    expect(options()[0]).toBe('Home');
    expect(active()).toBe(selected().id);

    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(selected().textContent.trim()).toBe('Creators');
    expect(active()).toBe(selected().id);

    await person.type(field, 'pro');
    expect(selected().textContent.trim()).toBe('Projects');
    expect(active()).toBe(selected().id);

    await person.clear(field);
    expect(selected().textContent.trim()).toBe('Home');
    expect(active()).toBe(selected().id);
  });

  it('announces how many results there are', async () => {
    const { person, field, dialog } = await openPalette({ releases: [] });
    await person.type(field, 'sign');
    const status = within(dialog).getByRole('status');
    expect(status.textContent).toBe('1 result');
    await person.type(field, 'post');
    expect(status.textContent).toBe('No results');
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('goes to the chosen page and moves the focus there', async () => {
    const { person, field, currentUrl } = await openPalette();
    await person.type(field, 'cre{Enter}');
    await waitFor(() => expect(currentUrl()).toBe('/creators'));
    await waitFor(() => expect(isFocused(screen.getByRole('main'))).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('searches projects for the typed text', async () => {
    const { person, field, currentUrl } = await openPalette();
    await person.type(field, 'solar map');
    await person.click(screen.getByRole('option', { name: 'Search projects for “solar map”' }));
    expect(currentUrl()).toBe('/projects?q=solar+map');
  });

  it('offers visitors to sign in, and none of the dashboards', async () => {
    await openPalette();
    expect(options()).toEqual(expect.arrayContaining(['Sign in', 'Create an account']));
    expect(options().filter((text) => /dashboard|Sign out|settings/.test(text))).toEqual([]);
  });

  it('offers users their own areas, their account and the theme', async () => {
    const { person, field, currentUrl } = await openPalette({ as: 'mia' });
    expect(options()).toContain('Messages Client dashboard');
    expect(options().filter((text) => /Developer dashboard|Admin/.test(text))).toEqual([]);

    await person.type(field, 'dark theme{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(currentUrl()).toBe('/start');
  });

  it('leads to the account settings, and signs out', async () => {
    const view = await openPalette({ as: 'ada' });
    await view.person.type(view.field, 'account settings{Enter}');
    expect(view.currentUrl()).toBe('/dashboard?settings=account');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await press(view);
    await view.person.type(await screen.findByRole('combobox'), 'sign out{Enter}');
    await waitFor(() => expect(view.currentUrl()).toBe('/login'));
  });
});
