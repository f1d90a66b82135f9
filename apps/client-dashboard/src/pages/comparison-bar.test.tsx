import { aUser, testId } from '@showcase/data/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './browse-page.tsx';

const PATH = '/dashboard/client/browse';
const NAMES = ['Ada Stone', 'Bo Lind', 'Cem Kaya', 'Dua Noor', 'Eli Park'];
const creators = () =>
  NAMES.map((name, index) => aUser({ id: testId(index + 1), name, username: null }));

const openBrowse = () => openPage(PATH, { users: creators() });
const toggle = (name: string) => screen.findByRole('button', { name: `Compare ${name}` });
const isOn = async (name: string) => (await toggle(name)).getAttribute('aria-pressed') === 'true';
const bar = () => within(screen.getByRole('region', { name: 'Compare creators' }));
const status = () => bar().getByRole('status').textContent;
const selected = () =>
  bar()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const press = async (name: string) => userEvent.click(await toggle(name));

describe('the creators to compare', () => {
  it('are selected on their cards, and lead to their comparison', async () => {
    const { page } = openBrowse();
    expect(await isOn('Ada Stone')).toBe(false);
    await press('Ada Stone');
    expect(await isOn('Ada Stone')).toBe(true);
    expect(status()).toBe('Select at least one more to compare.');
    expect(bar().queryByRole('link')).toBeNull();
    await press('Cem Kaya');
    await press('Bo Lind');
    await userEvent.click(bar().getByRole('link', { name: 'Compare 3 creators' }));
    await waitFor(() => expect(page.state.location.pathname).toBe('/dashboard/client/compare'));
    expect(page.state.location.search).toBe(`?ids=${[1, 3, 2].map(testId).join()}`);
  });

  it('are at most four, and the fifth says why', async () => {
    openBrowse();
    for (const name of NAMES) await press(name);
    expect(await isOn('Eli Park')).toBe(false);
    expect(status()).toBe('You can compare up to four creators, so remove one to add Eli Park.');
    await press('Ada Stone');
    expect(status()).toBe('3 of 4 selected');
    await press('Eli Park');
    expect(selected()).toEqual(['Bo Lind', 'Cem Kaya', 'Dua Noor', 'Eli Park']);
  });

  it('stay selected on the next visit', async () => {
    openBrowse();
    await press('Ada Stone');
    cleanup();
    openBrowse();
    expect(await isOn('Ada Stone')).toBe(true);
    expect(selected()).toEqual(['Ada Stone']);
  });

  it('stay selected while a search does not find them', async () => {
    openBrowse();
    await press('Ada Stone');
    await userEvent.type(screen.getByRole('searchbox'), 'nothing like it');
    await screen.findByText('No developers found. Try adjusting your search.');
    expect(selected()).toEqual(['Ada Stone']);
  });

  it('can be removed one by one, and the focus moves to the next', async () => {
    openBrowse();
    await press('Ada Stone');
    await press('Bo Lind');
    const remove = (name: string) =>
      bar().getByRole('button', { name: `Remove ${name} from the comparison` });
    await userEvent.click(remove('Ada Stone'));
    expect(remove('Bo Lind').matches(':focus')).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('list', { name: 'Selected creators' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Compare creators' }).matches(':focus')).toBe(true);
    expect(await isOn('Bo Lind')).toBe(false);
  });

  it('can be removed all at once', async () => {
    openBrowse();
    await press('Ada Stone');
    await press('Bo Lind');
    await userEvent.click(bar().getByRole('button', { name: 'Clear' }));
    expect(await isOn('Ada Stone')).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });
});
