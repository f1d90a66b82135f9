import { aProject, aService, aUser } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

const PATH = '/dashboard/dev/profile';
const picture = 'https://images.example.com/ada.webp';
const findChecklist = () => screen.findByRole('region', { name: 'Finish your profile' });
const waitForEditor = () => screen.findByRole('form', { name: 'Profile' });

it('lists what a new profile lacks, with where to add it', async () => {
  openPage(PATH, { users: [aUser({ avatar: null })] });
  const checklist = within(await findChecklist());
  expect(checklist.getByText('0 of 3 done')).toBeTruthy();
  const links = checklist.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/dashboard/dev/projects?edit=new', '/dashboard/dev/services?edit=new']);
});

it('leads to the profile picture, also from another section', async () => {
  openPage(`${PATH}?section=social`, { users: [aUser({ avatar: null })] });
  const checklist = within(await findChecklist());
  await userEvent.click(checklist.getByRole('button', { name: 'Add a profile picture' }));
  const tab = screen.getByRole('tab', { name: 'Basic Info' });
  await waitFor(() => expect(tab.getAttribute('aria-selected')).toBe('true'));
  const field = await screen.findByLabelText(/Profile picture/);
  await waitFor(() => expect(field.matches(':focus, :focus-within')).toBe(true));
});

it('marks what is done', async () => {
  openPage(PATH, { users: [aUser({ avatar: picture })], projects: [aProject()] });
  const checklist = within(await findChecklist());
  expect(checklist.getByText('2 of 3 done')).toBeTruthy();
  expect(checklist.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Profile picture, done',
    'First project, done',
    'Add your first service',
  ]);
});

it('is gone once the profile is complete', async () => {
  openPage(PATH, {
    users: [aUser({ avatar: picture })],
    projects: [aProject()],
    services: [aService()],
  });
  await waitForEditor();
  expect(screen.queryByText('Finish your profile')).toBeNull();
});

it('is missing if it cannot be computed, without an error', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { backend } = openPage(PATH);
  backend.answerWith(({ url }) =>
    url.pathname.endsWith('/services') ? new Response(null, { status: 403 }) : undefined,
  );
  await waitForEditor();
  expect(screen.queryByText('Finish your profile')).toBeNull();
});

it('shows where a new profile is live, and copies the link', async () => {
  const user = userEvent.setup();
  openPage(`${PATH}?filled=bio`);
  const live = within(await screen.findByRole('region', { name: /^Your profile is live at/ }));
  expect(live.getByRole('heading').textContent).toMatch(/\/creator\/ada-stone$/);
  await user.click(live.getByRole('button', { name: 'Copy link' }));
  expect(await live.findByText('Link copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toMatch(/^http.*\/creator\/ada-stone$/);
});

it('shares the link where the device can', async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  openPage(`${PATH}?filled=bio`);
  const live = within(await screen.findByRole('region', { name: /^Your profile is live at/ }));
  await userEvent.click(live.getByRole('button', { name: 'Share' }));
  const url = new URL('/creator/ada-stone', document.baseURI).href;
  expect(share).toHaveBeenCalledWith({ url, title: 'Ada Stone' });
  vi.unstubAllGlobals();
});
