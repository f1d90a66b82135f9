import { aHireRequest, anEvent, aUser, testId } from '@showcase/data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './requests-page.tsx';

const PATH = '/dashboard/dev/requests';
const ID = testId(401);
const mina = () => aUser({ id: testId(2), name: 'Mina Park', username: null, is_dev: false });
const createRequest = (title: string, id: number) => aHireRequest({ id: testId(id), title });

const openRequests = (path: string, ...hireRequests: ReturnType<typeof aHireRequest>[]) =>
  openPage(path, { users: [ada(), mina()], hireRequests, events: [anEvent()] });

const press = async (name: string, container = document.body) =>
  userEvent.click(await within(container).findByRole('button', { name }));
const pressOnCard = async (name: string, title: string) =>
  press(name, await screen.findByRole('article', { name: title }));
const confirm = async (name: string) => press(name, await screen.findByRole('alertdialog'));
/** Navigates like a link of the shell. */
async function follow(page: ReturnType<typeof openPage>['page'], link: HTMLElement) {
  link.focus();
  await act(() => page.navigate(`${PATH}${link.getAttribute('href')}`));
}

const expectFocus = (element: HTMLElement) =>
  waitFor(() => expect(element.matches(':focus')).toBe(true));

beforeEach(() => sessionStorage.clear());

describe('focus', () => {
  it.each(['Accept', 'Decline'])('moves to the neighboring card after %s', async (action) => {
    openRequests(PATH, createRequest('A shop', 401), createRequest('A blog', 402));
    const titles = (await screen.findAllByRole('article')).map(
      (card) => within(card).getByRole('heading').textContent,
    );
    const [first = '', second = ''] = titles;
    await pressOnCard(action, first);
    await confirm(action);
    await expectFocus(await screen.findByRole('link', { name: second }));
    await pressOnCard(action, second);
    await confirm(action);
    await screen.findByText('No pending requests found.');
    await expectFocus(screen.getByRole('tab', { name: /Pending/ }));
  });

  it('returns to the button when the dialog is dismissed', async () => {
    openRequests(PATH, createRequest('A shop', 401));
    await pressOnCard('Accept', 'A shop');
    await confirm('Cancel');
    await expectFocus(screen.getByRole('button', { name: 'Accept' }));
  });

  it('moves to the selected tab when someone else was first', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openRequests(PATH, createRequest('A shop', 401));
    await pressOnCard('Accept', 'A shop');
    const withdrawn = { status: 'rejected', resolution: 'withdrawn', version: 2 } as const;
    Object.assign(backend.state.hireRequests[0] ?? {}, withdrawn);
    await confirm('Accept');
    const tab = screen.getByRole('tab', { name: /Pending/ });
    await expectFocus(tab);
    await press('Dismiss');
    await expectFocus(tab);
  });

  it('stays in the panel after a decision, and moves to the selected tab on closing', async () => {
    const { page } = openRequests(PATH, createRequest('A shop', 401));
    await follow(page, await screen.findByRole('link', { name: 'A shop' }));
    const panel = await screen.findByRole('dialog', { name: 'A shop' });
    await press('Accept', panel);
    await confirm('Accept');
    await within(panel).findByRole('button', { name: 'End request' });
    await expectFocus(within(panel).getByRole('heading', { name: 'A shop' }));
    await press('Close', panel);
    await expectFocus(screen.getByRole('tab', { name: /Pending/ }));
  });

  it('returns to the element that opened the panel if it still exists', async () => {
    const { page } = openRequests(PATH, createRequest('A shop', 401));
    const link = await screen.findByRole('link', { name: 'A shop' });
    await follow(page, link);
    await press('Close', await screen.findByRole('dialog', { name: 'A shop' }));
    await expectFocus(link);
  });

  it('moves to the panel title after a delivery', async () => {
    openRequests(`${PATH}?request=${ID}`, aHireRequest({ status: 'accepted', version: 2 }));
    const note = await screen.findByRole('textbox', { name: /Delivery note/ });
    await userEvent.type(note, 'Here it is.');
    await press('Deliver');
    await screen.findByText('You delivered');
    await expectFocus(screen.getByRole('heading', { name: 'Landing page in a week' }));
  });
});
