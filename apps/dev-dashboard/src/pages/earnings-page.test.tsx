import { aTransaction, aUser, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ada, openPage } from '../testing/open-page.tsx';

const PATH = '/dashboard/dev/earnings';
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const mina = () => aUser({ id: testId(2), name: '=Mina, Park', is_dev: false });

const rows = () => [
  aTransaction({ amount: 400, completed_at: new Date().toISOString() }),
  aTransaction({ id: testId(502), amount: 99.5, title: 'Maps', completed_at: daysAgo(70) }),
  aTransaction({
    id: testId(503),
    amount: 250,
    title: 'Care plan',
    status: 'pending',
    completed_at: null,
    created_at: new Date().toISOString(),
  }),
];

const open = (path = PATH) => openPage(path, { users: [ada(), mina()], transactions: rows() });

const getAmounts = async () => {
  const table = within(await screen.findByRole('table', { name: 'Transactions' }));
  const cells = table.getAllByRole('cell', { name: /\$/ });
  return cells.map((cell) => cell.textContent?.replace('Amount', ''));
};

describe('Earnings', () => {
  it('shows three cards that add up', async () => {
    open();
    const group = async (name: string) => (await screen.findByRole('group', { name })).textContent;
    expect(await group('Total Earnings')).toBe('Total Earnings$499.50— vs last month');
    expect(await group('This Month')).toBe('This Month$400.00from 1 completed order');
    expect(await group('Pending')).toBe('Pending$250.00from 1 pending order');
  });

  it('shows what is agreed, to be paid, received, credited and refunded', async () => {
    const { backend } = open();
    backend.rpc('my_earnings_figures', () => ({
      ...{ agreed_cents: 25_000, to_be_paid_cents: 9_000, received_cents: 35_000 },
      ...{ credited_cents: 950, refunded_cents: 5_000 },
    }));
    const part = within(await screen.findByRole('region', { name: 'Payments' }));
    await part.findByText('Agreed');
    const figures = part
      .getAllByRole('term')
      .map((term, index) => [
        term.textContent,
        part.getAllByRole('definition')[index]?.textContent,
      ]);
    expect(figures).toEqual([
      ['Agreed', '$250.00'],
      ['To be paid', '$90.00'],
      ['Received', '$350.00'],
      ['Credited', '$9.50'],
      ['Refunded', '$50.00'],
    ]);
    expect(part.getByText(/^Payments are settled between you and the client\./)).toBeTruthy();
  });

  it('lists the rows of the period and writes the period to the URL', async () => {
    const { page } = open();
    expect(await getAmounts()).toEqual(['$250.00', '$400.00', '$99.50']);
    await userEvent.click(screen.getByRole('button', { name: 'Week' }));
    expect(await getAmounts()).toEqual(['$250.00', '$400.00']);
    expect(page.state.location.search).toBe('?period=week');
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    for (const name of ['Client', 'Service', 'Date', 'Amount', 'Status', 'Actions']) {
      expect(headers).toContain(name);
    }
    const [link] = screen.getAllByRole('link', { name: /View request/ });
    expect(link?.getAttribute('href')).toBe(`/dashboard/dev/requests?request=${testId(401)}`);
  });

  it('exports exactly the listed rows, with formulas escaped', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:report';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    open(`${PATH}?period=week`);
    await userEvent.click(await screen.findByRole('button', { name: 'Export Earnings Report' }));
    const lines = (await files[0]?.text())?.replace('\ufeff', '').split('\r\n') ?? [];
    expect(lines[0]).toBe(
      '"Client","Service","Date","Amount","Status","Document","Net","VAT","Gross"',
    );
    expect(lines.slice(1).map((line) => line.replace(/[A-Z]\w\w \d{1,2}, \d{4}/, 'day'))).toEqual([
      `"'=Mina, Park","Care plan","day","250.00","Pending","","","",""`,
      `"'=Mina, Park","Landing page in a week","day","400.00","Completed","","","",""`,
    ]);
  });

  it('covers more than a hundred rows in cards, chart and export, and shows the table page by page', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:report';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const completed_at = new Date().toISOString();
    const manyTransactions = Array.from({ length: 130 }, (_, index) =>
      aTransaction({ id: testId(1000 + index), amount: 10, completed_at }),
    );
    openPage(`${PATH}?period=week`, { users: [ada(), mina()], transactions: manyTransactions });
    expect(await getAmounts()).toHaveLength(100);
    expect(screen.getByText('Showing 100 of 130')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Total Earnings' }).textContent).toContain(
      '$1,300.00',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Export Earnings Report' }));
    const lines = (await files[0]?.text())?.split('\r\n') ?? [];
    expect(lines).toHaveLength(131);
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await getAmounts()).toHaveLength(130);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('has a visible name for the column of links', async () => {
    open();
    const head = await screen.findByRole('columnheader', { name: 'Actions' });
    expect(within(head).getByText('Actions')).toBe(head);
  });

  it('keeps stale rows and offers Retry when a refetch fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend, queryClient } = open();
    await getAmounts();
    backend.goDown();
    await queryClient.invalidateQueries();
    await screen.findByText("We couldn't refresh this list. It may be out of date.");
    expect(await getAmounts()).toHaveLength(3);
    backend.comeBack();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/couldn't refresh/)).toBeNull());
  });

  it('offers the whole year if a shorter period is empty', async () => {
    const transactions = [aTransaction({ completed_at: daysAgo(70) })];
    openPage(`${PATH}?period=week`, { users: [ada(), mina()], transactions });
    await userEvent.click(await screen.findByRole('button', { name: 'Show year' }));
    expect(await getAmounts()).toHaveLength(1);
  });

  it('shows an empty state without earnings', async () => {
    openPage(PATH);
    expect(await screen.findByText('No transactions in this period')).toBeTruthy();
    const next = screen.getByRole('link', { name: 'Hire Requests' });
    expect(next.getAttribute('href')).toBe('/dashboard/dev/requests');
    const button = screen.getByRole('button', { name: 'Export Earnings Report' });
    expect(button).toHaveProperty('disabled', true);
  });
});
