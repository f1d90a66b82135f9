import { testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aManagedCase } from '../testing/admin-rows.ts';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './cases-page.tsx';

const PATH = '/dashboard/admin/cases';
const DAY = '2025-06-01T12:00:00.000Z';

describe('the list of cases', () => {
  it('shows those that wait, with their sides and amounts', async () => {
    openPage(PATH, {
      admin: {
        cases: [
          aManagedCase(),
          aManagedCase({ id: testId(472), title: 'Logo', may_decide: false }),
          aManagedCase({ id: testId(473), title: 'Icons', status: 'countered' }),
        ],
      },
    });
    const row = within(await screen.findByRole('row', { name: /Landing page in a week/ }));
    const hrefOf = (name: string) => row.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Noah Bennett')).toBe(`/dashboard/admin/clients?q=${testId(2)}`);
    expect(hrefOf('Ada Stone')).toBe(`/dashboard/admin/creators?q=${testId(1)}`);
    expect(row.getByText('$400.00')).toBeTruthy();
    expect(
      row
        .getByRole('link', { name: /Read and decide the case about .*Landing page in a week/ })
        .getAttribute('href'),
    ).toBe(`${PATH}/${testId(471)}`);
    const known = within(screen.getByRole('row', { name: /Logo/ }));
    expect(known.getByText('You know a side of this case')).toBeTruthy();
    expect(known.queryByRole('link', { name: /Read and decide/ })).toBeNull();
    expect(screen.queryByRole('row', { name: /Icons/ })).toBeNull();

    await userEvent.click(screen.getByRole('link', { name: 'Open' }));
    expect(await screen.findByRole('row', { name: /Icons/ })).toBeTruthy();
  });

  it('keeps search and status in the URL, and leads back to those that wait', async () => {
    const { router, backend } = openPage(PATH, {
      admin: { cases: [aManagedCase(), aManagedCase({ id: testId(472), title: 'Logo' })] },
    });
    await screen.findByRole('row', { name: /Logo/ });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search cases' }), 'landing');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Logo/ })).toBeNull());
    expect(screen.getByRole('row', { name: /Landing page/ })).toBeTruthy();
    expect(backend.requests.at(-1)?.body).toMatchObject({ q: 'landing', status: 'waiting' });
    await userEvent.click(screen.getByRole('link', { name: 'Closed' }));
    expect(await screen.findByText('No cases match')).toBeTruthy();
    expect(router.state.location.search).toBe('?q=landing&status=closed');
    await userEvent.click(screen.getByRole('link', { name: 'Clear search and filters' }));
    expect(await screen.findByRole('row', { name: /Logo/ })).toBeTruthy();
    const statuses = within(screen.getByRole('navigation', { name: 'Status' }));
    expect(statuses.getByRole('link', { current: true }).textContent).toBe('Waiting');
  });

  it('exports what it finds', async () => {
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      void (file as Blob).text().then((text) => saved.push(text));
      return 'blob:report';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const closed = { status: 'closed', outcome: 'part', cents: 15_000 } as const;
    const { notices } = openPage(`${PATH}?status=closed`, {
      admin: {
        cases: [
          aManagedCase(),
          aManagedCase({ ...closed, id: testId(472), client: null, closed_at: DAY }),
        ],
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.split('\r\n').slice(1)).toEqual([
      `"Jun 1, 2025, 12:00 PM","${testId(472)}","Landing page in a week","About a delivery","Former client","Ada Stone","400.00","Closed","Approved for $150.00 less","","Jun 1, 2025, 12:00 PM"`,
    ]);
    expect(notices).toEqual([{ kind: 'success', text: 'Exported 1 case.' }]);
  });

  it('says that none waits', async () => {
    openPage(PATH, { admin: { cases: [] } });
    expect(await screen.findByText(/You're all caught up/)).toBeTruthy();
  });
});
