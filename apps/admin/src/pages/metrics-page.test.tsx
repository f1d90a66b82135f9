import { testId } from '@showcase/data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { anEntry } from '../testing/admin-rows.ts';
import { openPage } from '../testing/open-page.tsx';

const PATH = '/dashboard/admin/metrics';
const many = Array.from({ length: 120 }, (_, index) =>
  anEntry({
    id: testId(2000 + index),
    action: index % 2 ? 'suspend' : 'hide',
    reason: `Reason ${index}`,
  }),
);

const findLog = () => screen.findByRole('region', { name: 'Audit log' });

describe('Metrics & Logs', () => {
  it('shows totals of the last 30 days, and each day in a table', async () => {
    openPage(PATH);
    expect(await screen.findByRole('heading', { level: 1, name: 'Metrics & Logs' })).toBeTruthy();
    const signUps = await screen.findByRole('group', { name: 'Sign-ups' });
    expect(signUps.textContent).toBe('Sign-ups604 today');
    for (const name of ['Sign-ups and listings', 'Requests, reviews and reports']) {
      const table = within(await screen.findByRole('table', { name, hidden: true }));
      expect(table.getAllByRole('row', { hidden: true })).toHaveLength(31);
    }
  });

  it('filters the log by action, days and text, all stored in the URL', async () => {
    const { router, backend } = openPage(PATH, { admin: { audit: many } });
    expect(await within(await findLog()).findByText('1–50 of 120 entries')).toBeTruthy();
    await userEvent.click(within(await findLog()).getByRole('combobox', { name: 'Action' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Suspended' }));
    expect(await within(await findLog()).findByText('1–50 of 60 entries')).toBeTruthy();
    fireEvent.change(within(await findLog()).getByLabelText('From'), {
      target: { value: '2025-06-01' },
    });
    await userEvent.type(within(await findLog()).getByRole('searchbox'), 'Reason 11');
    await waitFor(() => expect(router.state.location.search).toContain('q=Reason+11'));
    expect(router.state.location.search).toBe('?q=Reason+11&action=suspend&since=2025-06-01');
    await waitFor(() =>
      expect(backend.requests.at(-1)?.body).toMatchObject({
        q: 'Reason 11',
        action: 'suspend',
        since: '2025-06-01',
      }),
    );
  });

  it('links to a newsletter that was sent', async () => {
    const sent = anEntry({
      id: testId(502),
      action: 'send_newsletter',
      target_kind: 'newsletter',
      target_id: testId(601),
      target_title: 'News of June',
      target_user: null,
      reason: 'Sent to 1000 subscribers',
    });
    openPage(`${PATH}?action=send_newsletter`, { admin: { audit: [sent, anEntry()] } });
    const log = within(await findLog());
    const row = await log.findByRole('row', { name: /News of June/ });
    expect(row.textContent).toMatch(/Newsletter sent.*News of June \(newsletter\).*Sent to 1000/);
    expect(log.getByRole('link', { name: 'News of June' }).getAttribute('href')).toBe(
      `/dashboard/admin/newsletters/${testId(601)}`,
    );
    expect(log.getByRole('combobox', { name: 'Action' }).textContent).toBe('Newsletter sent');
  });

  it('exports all pages of the filtered log, and nothing else', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:export';
    });
    const { notices } = openPage(`${PATH}?action=suspend`, { admin: { audit: many } });
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(notices[0]?.text).toBe('Exported 60 entries.'));
    const lines = ((await files[0]?.text()) ?? '').trim().split('\r\n');
    expect(lines).toHaveLength(61);
    expect(lines.slice(1).every((line) => line.includes('"Suspended"'))).toBe(true);
  });

  it('shows an empty state without entries', async () => {
    openPage(PATH, { admin: { audit: [] } });
    expect(await within(await findLog()).findByText('No entries')).toBeTruthy();
  });
});
