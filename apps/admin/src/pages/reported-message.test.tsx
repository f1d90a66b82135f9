import type { ReportedLine } from '@showcase/data/admins';
import { testId } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import '../features/reports/decision-dialog.tsx';
import { aCase } from '../testing/admin-rows.ts';
import { openPage } from '../testing/open-page.tsx';

const PATH = '/dashboard/admin/reports';
const TITLE = 'A message from Ada Stone';
const reported = aCase({
  ...{ kind: 'message', target_id: testId(501), target_title: TITLE },
  target_user: { id: testId(1), name: 'Ada Stone', is_dev: true, is_suspended: false },
});
const line = (number: number, fields: Partial<ReportedLine>): ReportedLine => ({
  ...{ number, side: 'reporter', is_reported: false, text: null, files: [] },
  sent_at: '2025-06-01T12:00:00.000Z',
  ...fields,
});
const lines = [
  line(1, { text: 'Where do I pay?' }),
  line(2, { side: 'reported', is_reported: true, text: 'Pay me outside' }),
  line(3, { files: ['plan.pdf', 'map.pdf'] }),
];

describe('a reported message', () => {
  it('shows its lines only on request, since each look is recorded', async () => {
    const page = openPage(PATH, {
      admin: { reports: [reported], lines: { [reported.id]: lines } },
    });
    const card = within(await screen.findByRole('article', { name: TITLE }));
    const looks = () =>
      page.backend.requests.filter(({ url }) => url.pathname.endsWith('/admin_open_report'));
    expect(card.queryByText('Pay me outside')).toBeNull();
    expect(card.getByText(/is in the audit log/)).toBeTruthy();
    expect(looks()).toEqual([]);
    await userEvent.click(card.getByRole('button', { name: `Read the lines of ${TITLE}` }));
    const list = within(
      await card.findByRole('list', { name: 'Reported message and the lines around it' }),
    );
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Who reported it · .*Where do I pay\?$/),
      expect.stringMatching(/^Ada Stone · .*ReportedPay me outside$/),
      expect.stringMatching(/^Who reported it · .*Files: plan\.pdf, map\.pdf$/),
    ]);
    expect(looks()).toHaveLength(1);
  });

  it('says so if the lines cannot be read', async () => {
    openPage(PATH, { admin: { reports: [reported] } });
    await userEvent.click(await screen.findByRole('button', { name: /^Read the lines/ }));
    expect(await screen.findByText(/This report no longer exists/)).toBeTruthy();
  });

  it('can be dismissed, or lead to a warning or a suspension, but is not hidden', async () => {
    openPage(PATH, { admin: { reports: [reported] } });
    await userEvent.click(await screen.findByRole('button', { name: `Decide on ${TITLE}` }));
    const dialog = within(await screen.findByRole('dialog'));
    const values = dialog.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
    expect(values).toEqual(['dismiss', 'warn', 'suspend']);
  });
});
