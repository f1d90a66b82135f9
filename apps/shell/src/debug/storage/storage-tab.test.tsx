import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../testing/render-in-shell.tsx';
import { StorageTab } from './storage-tab.tsx';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl';

beforeEach(() => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('session', `{"access_token":"${TOKEN}"}`);
});

function open() {
  const person = userEvent.setup();
  render(<StorageTab />);
  return person;
}

const keys = () => screen.queryAllByRole('listitem').map((item) => item.getAttribute('aria-label'));
const entry = (key: string) => within(screen.getByRole('listitem', { name: key }));

describe('StorageTab', () => {
  it('lists the stored items by key, with tokens masked until they are revealed', async () => {
    const person = open();

    expect(keys()).toEqual(['session', 'theme']);
    expect(entry('session').queryByText(TOKEN, { exact: false })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Reveal session' }));
    expect(entry('session').getByText(TOKEN, { exact: false })).toBeTruthy();
  });

  it.each([
    ['THEME', ['theme']],
    ['dark', ['theme']],
    ['nothing like it', []],
  ])('searching for %s finds %j', async (text, found) => {
    const person = open();

    await person.type(screen.getByRole('searchbox', { name: 'Search local storage' }), text);

    expect(keys()).toEqual(found);
  });

  it('copies a value and confirms it for 2 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const person = open();
    await person.click(screen.getByRole('button', { name: 'Copy theme' }));

    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('dark');
    await vi.advanceTimersByTimeAsync(1_800);
    expect(screen.getByText('Copied')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(300);
    await expect.poll(() => screen.queryByText('Copied')).toBeNull();
    vi.useRealTimers();
  });

  it('changes a value and notifies the app in this tab', async () => {
    const onStorage = vi.fn();
    window.addEventListener('storage', onStorage, { once: true });
    const person = open();
    await person.click(screen.getByRole('button', { name: 'Edit theme' }));
    await person.clear(screen.getByRole('textbox', { name: 'Value of theme' }));
    await person.type(screen.getByRole('textbox', { name: 'Value of theme' }), 'light');
    await person.click(screen.getByRole('button', { name: 'Save' }));

    expect(localStorage.getItem('theme')).toBe('light');
    expect(entry('theme').getByText('light')).toBeTruthy();
    expect(onStorage).toHaveBeenCalledWith(expect.objectContaining({ key: 'theme' }));
  });

  it('deletes an item', async () => {
    const person = open();
    await person.click(screen.getByRole('button', { name: 'Delete theme' }));

    expect(keys()).toEqual(['session']);
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('clears everything after a confirmation', async () => {
    const person = open();
    await person.click(screen.getByRole('button', { name: 'Clear all' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'This will clear all local storage items. Are you sure?',
    });
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(localStorage).toHaveLength(2);

    await person.click(screen.getByRole('button', { name: 'Clear all' }));
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear all' }),
    );
    expect(localStorage).toHaveLength(0);
    expect(await screen.findByText('Local storage is empty.')).toBeTruthy();
  });
});
