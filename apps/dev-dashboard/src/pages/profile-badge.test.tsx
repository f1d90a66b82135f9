import { aUser } from '@showcase/data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

const PATH = '/dashboard/dev/profile';
const findBadge = () => screen.findByRole('region', { name: 'Badge' });
const atSite = (path: string) => new URL(path, document.baseURI).href;

it.each([
  [
    'Markdown',
    () =>
      `[![Hire me on Bolt Showcase](${atSite('/badge/ada-stone.svg')})](${atSite('/creator/ada-stone')})`,
  ],
  [
    'HTML',
    () =>
      `<a href="${atSite('/creator/ada-stone')}"><img src="${atSite('/badge/ada-stone.svg')}" alt="Hire me on Bolt Showcase" height="20"></a>`,
  ],
])('shows the badge and its line in %s, and copies it', async (format, line) => {
  const user = userEvent.setup();
  openPage(PATH);
  const badge = within(await findBadge());
  expect(badge.getByRole('img').getAttribute('src')).toBe(atSite('/badge/ada-stone.svg'));
  expect(badge.getByText(line())).toBeTruthy();
  await user.click(badge.getByRole('button', { name: `Copy ${format}` }));
  expect(await badge.findByText(`${format} copied`)).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(line());
});

it('says what to do where the browser does not copy', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No'));
  openPage(PATH);
  const badge = within(await findBadge());
  await user.click(badge.getByRole('button', { name: 'Copy HTML' }));
  expect(await badge.findByText('Not copied. Select the text and copy it.')).toBeTruthy();
});

it('is missing where the host sends no badge', async () => {
  openPage(PATH);
  fireEvent.error(within(await findBadge()).getByRole('img'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Badge' })).toBeNull());
});

it('is missing without a username', async () => {
  openPage(PATH, { users: [aUser({ username: null })] });
  expect(await screen.findByRole('form', { name: 'Profile' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Badge' })).toBeNull();
});
