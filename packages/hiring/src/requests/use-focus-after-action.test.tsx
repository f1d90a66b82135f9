import { aHireRequest, rejection, testId } from '@showcase/data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  confirm,
  expectFocus,
  findCard,
  ID,
  openRequests,
  PATH,
  press,
  SIDES,
} from './testing/open-requests.tsx';

const createRequest = (title: string, id: number) => aHireRequest({ id: testId(id), title });
const aShop = () => ({ hireRequests: [createRequest('A shop', 401)] });
/** The title of a card. */
const findLink = async (name: string) => within(await findCard(name)).findByRole('link', { name });
const getTab = (name = 'Pending') => screen.getByRole('tab', { name: new RegExp(name) });

/** Navigates like a link of the shell. */
async function follow(page: ReturnType<typeof openRequests>['page'], link: HTMLElement) {
  link.focus();
  await act(() => page.navigate(`${PATH}${link.getAttribute('href')}`));
}

describe.each(SIDES)('the focus of a $side', ({ side }) => {
  it('moves to the neighboring card, or else to the selected tab', async () => {
    openRequests(side, '', {
      hireRequests: [createRequest('A shop', 401), createRequest('A blog', 402)],
    });
    const titles = (await screen.findAllByRole('article')).map(
      (card) => within(card).getByRole('heading').textContent,
    );
    const [first = '', second = ''] = titles;
    await press('Decide', await findCard(first));
    await confirm('Yes');
    await expectFocus(await findLink(second));
    await press('Decide', await findCard(second));
    await confirm('Yes');
    await screen.findByText('No pending requests found.');
    await expectFocus(getTab());
  });

  it('returns to the button when the dialog is dismissed', async () => {
    openRequests(side, '', aShop());
    await press('Decide', await findCard('A shop'));
    await confirm('No');
    await expectFocus(screen.getByRole('button', { name: 'Decide' }));
  });

  it('moves to the selected tab when someone else was first', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openRequests(side, '', aShop());
    await press('Decide', await findCard('A shop'));
    Object.assign(backend.state.hireRequests[0] ?? {}, { status: 'completed', version: 2 });
    const message = 'This request is already completed';
    backend.rpc('act_on_hire_request', () => rejection(409, message));
    await confirm('Yes');
    await expectFocus(getTab());
    await press('Dismiss');
    await expectFocus(getTab());
  });

  it('stays in the panel after a decision, and moves to the selected tab on closing', async () => {
    const { page } = openRequests(side, '', aShop());
    await follow(page, await findLink('A shop'));
    const panel = await screen.findByRole('dialog', { name: 'A shop' });
    await press('Decide', panel);
    await confirm('Yes');
    await within(panel).findByText(/^You (accepted|withdrew) the request$/);
    await expectFocus(within(panel).getByRole('heading', { name: 'A shop' }));
    await press('Close', panel);
    await expectFocus(getTab());
  });

  it('returns to the element that opened the panel if it still exists', async () => {
    const { page } = openRequests(side, '', aShop());
    const link = await findLink('A shop');
    await follow(page, link);
    await press('Close', await screen.findByRole('dialog', { name: 'A shop' }));
    await expectFocus(link);
  });

  it.each([
    ['opened above another tab', '?status=accepted', '?request=', false],
    ['replaced another tab, which has the focus', '', '?status=accepted&request=', true],
  ])('moves to the selected tab, and selects no other, after a panel that %s', async (...how) => {
    const [_name, before, path, replace] = how;
    const { page } = openRequests(side, before, {
      hireRequests: [aHireRequest({ title: 'A shop', id: ID, status: 'accepted', version: 2 })],
    });
    if (replace) act(() => getTab().focus());
    await act(() => page.navigate(`${PATH}${path}${ID}`, { replace }));
    await press('Close', await screen.findByRole('dialog', { name: 'A shop' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectFocus(getTab('Accepted'));
    expect(page.state.location.search).toBe('?status=accepted');
  });
});
