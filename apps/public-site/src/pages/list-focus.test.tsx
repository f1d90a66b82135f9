import { aProject, aUser, fakeBackend } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that the first test does not time out while the code loads.
import '../shared/list-search/filter-sheet.tsx';
import './projects-page.tsx';

const createBackend = () => fakeBackend({ users: [aUser()], projects: [aProject()] });
const TICKED = '/projects?types=Web&technologies=React&industries=SaaS';
const chip = (name: string) => screen.findByRole('button', { name: `Remove filter ${name}` });
const heading = () => screen.getByRole('heading', { level: 2, name: '1 project' });
const hasFocus = (element: HTMLElement) => element.matches(':focus');

describe('the focus', () => {
  it('moves to the next chip when one is removed, and after the last one to the results', async () => {
    const { user } = openPage(TICKED, createBackend());
    await user.click(await chip('React'));
    expect(hasFocus(await chip('SaaS'))).toBe(true);
    await user.keyboard('{Enter}');
    expect(hasFocus(await chip('Web'))).toBe(true);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(hasFocus(heading())).toBe(true));
  });

  it.each(['Clear all', 'Clear all filters'])('moves to the results after %s', async (name) => {
    const noMatchParam = name === 'Clear all' ? '' : '&q=xyzzy';
    const { user } = openPage(TICKED + noMatchParam, createBackend());
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(hasFocus(heading())).toBe(true));
  });
});

describe('the filter sheet', () => {
  async function openSheet() {
    const page = openPage('/projects', createBackend());
    await page.user.click(await screen.findByRole('button', { name: 'Filters', hidden: true }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    return { ...page, sheet };
  }
  const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('is closed by Back, which keeps the page and the selected filters', async () => {
    const { user, sheet, router, currentUrl } = await openSheet();
    await user.click(sheet.getByRole('checkbox', { name: 'React' }));
    await user.click(sheet.getByRole('checkbox', { name: 'Web' }));
    await router.navigate(-1);
    await waitUntilClosed();
    await waitFor(() => expect(currentUrl()).toBe('/projects?types=Web&technologies=React'));
    await router.navigate(-1);
    await waitFor(() => expect(currentUrl()).toBe('/projects'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the selected filters when it is closed by its button', async () => {
    const { user, sheet, currentUrl } = await openSheet();
    await user.click(sheet.getByRole('checkbox', { name: 'React' }));
    await user.click(await sheet.findByRole('button', { name: 'Show 1 project' }));
    await waitUntilClosed();
    await waitFor(() => expect(currentUrl()).toBe('/projects?technologies=React'));
  });

  it('can be cleared without closing', async () => {
    const { user, sheet } = await openSheet();
    await user.click(sheet.getByRole('checkbox', { name: 'React' }));
    await user.click(await sheet.findByRole('button', { name: 'Clear all' }));
    expect(sheet.getByRole('checkbox', { name: 'React' })).toHaveProperty('checked', false);
    expect(hasFocus(sheet.getByRole('button', { name: /^Show \d* ?project/ }))).toBe(true);
  });
});
