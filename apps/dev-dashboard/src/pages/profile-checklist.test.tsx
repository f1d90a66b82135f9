import { aProject, aService, aUser, someBilling } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

const PATH = '/dashboard/dev/profile';
const picture = 'https://images.example.com/ada.webp';
const findChecklist = () => screen.findByRole('region', { name: /^Your profile is/ });
const waitForEditor = () => screen.findByRole('form', { name: 'Profile' });

const EMPTY = {
  ...{ avatar: null, bio: null, location: null, skills: [], specialization: null },
  hourly_rate: null,
};
const COMPLETE = { avatar: picture, github: 'github.com/ada' };

it('lists what a new profile lacks, with a link to add each', async () => {
  openPage(PATH, { users: [aUser(EMPTY)] });
  const checklist = within(await findChecklist());
  expect(checklist.getByRole('heading').textContent).toBe('Your profile is 0 of 10');
  const links = checklist.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Add a profile picture', '/dashboard/dev/profile?section=basic'],
    ['Write a bio', '/dashboard/dev/profile?section=basic'],
    ['Add your location', '/dashboard/dev/profile?section=basic'],
    ['Add your skills', '/dashboard/dev/profile?section=basic'],
    ['Link your GitHub or website', '/dashboard/dev/profile?section=social'],
    ['Say what you do best', '/dashboard/dev/profile?section=professional'],
    ['Set your hourly rate', '/dashboard/dev/profile?section=professional'],
    ['Add your first project', '/dashboard/dev/projects?edit=new'],
    ['Add your first service', '/dashboard/dev/services?edit=new'],
    ['Say how you want to be paid', '/dashboard/dev/profile?settings=billing'],
  ]);
});

it.each([
  ['Add a profile picture', 'Basic Info', /Profile picture/],
  ['Write a bio', 'Basic Info', 'Bio'],
  ['Add your skills', 'Basic Info', 'Skills'],
  ['Link your GitHub or website', 'Social Profiles', 'GitHub'],
  ['Set your hourly rate', 'Professional', 'Hourly rate'],
])('"%s" leads to the field, also from another section', async (action, section, label) => {
  const from = section === 'Social Profiles' ? 'basic' : 'social';
  openPage(`${PATH}?section=${from}`, { users: [aUser(EMPTY)] });
  await userEvent.click(within(await findChecklist()).getByRole('link', { name: action }));
  expect(await screen.findByRole('tab', { name: section, selected: true })).toBeTruthy();
  const field = await screen.findByLabelText(label);
  await waitFor(() => expect(field.matches(':focus, :focus-within')).toBe(true));
});

it('marks what is done', async () => {
  openPage(PATH, { users: [aUser(COMPLETE)], projects: [aProject()] });
  const checklist = within(await findChecklist());
  expect(checklist.getByRole('heading').textContent).toBe('Your profile is 8 of 10');
  expect(checklist.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Add your first service',
    'Say how you want to be paid',
    'Profile picture, done',
    'Bio, done',
    'Location, done',
    'Skills, done',
    'Links, done',
    'Specialization, done',
    'Hourly rate, done',
    'First project, done',
  ]);
});

it('is gone once the profile is complete', async () => {
  openPage(PATH, {
    users: [aUser(COMPLETE)],
    projects: [aProject()],
    services: [aService()],
    billingDetails: [someBilling()],
  });
  await waitForEditor();
  expect(screen.queryByText(/^Your profile is \d/)).toBeNull();
});

it('is missing if it cannot be computed, without an error', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { backend } = openPage(PATH);
  backend.answerWith(({ url }) =>
    url.pathname.endsWith('/services') ? new Response(null, { status: 403 }) : undefined,
  );
  await waitForEditor();
  expect(screen.queryByText(/^Your profile is \d/)).toBeNull();
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

it('copies the link if the device refuses to share it', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('No', 'NotAllowedError')));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const { notices } = openPage(`${PATH}?filled=bio`);
  const live = within(await screen.findByRole('region', { name: /^Your profile is live at/ }));
  await userEvent.click(live.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Link copied' }]));
  vi.unstubAllGlobals();
});
