import { testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import '../features/reports/decision-dialog.tsx';
import { aCase, aManagedReview } from '../testing/admin-rows.ts';
import { openPage } from '../testing/open-page.tsx';

const PATH = '/dashboard/admin/reports';
const DAY = '2025-06-01T12:00:00.000Z';

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Decide on Harbor Pantry' }));
  return screen.findByRole('dialog', { name: 'Decide on “Harbor Pantry”' });
};

describe('Review Reports', () => {
  it('shows a case with its reports and links', async () => {
    const reporter = { id: testId(3), name: 'Lena Ross' };
    const second = {
      id: testId(402),
      reason: 'spam',
      details: null,
      created_at: DAY,
      reporter,
    } as const;
    const item = aCase({ report_count: 2, reports: [second, ...aCase().reports] });
    openPage(PATH, { admin: { reports: [item] } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Review Reports' })).toBeTruthy();
    const card = within(await screen.findByRole('article', { name: 'Harbor Pantry' }));
    expect(card.getByRole('heading', { name: '2 reports' })).toBeTruthy();
    expect(card.getByText('Copied work')).toBeTruthy();
    expect(card.getByText('From my shop')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Harbor Pantry' }).getAttribute('href')).toBe(
      `/projects/${testId(101)}`,
    );
    expect(card.getByRole('link', { name: 'Ada Stone' }).getAttribute('href')).toBe(
      `/dashboard/admin/creators?person=${testId(1)}`,
    );
  });

  it('offers to mark fake reviews with a suspension only', async () => {
    const sent: unknown[] = [];
    openPage(PATH, {
      admin: { reviews: [aManagedReview({ comment: 'Perfect' })] },
      answerWrite: (name, input) => {
        if (name !== 'admin_decide_report') return undefined;
        sent.push(input);
        return new Response(null, { status: 204 });
      },
    });
    const dialog = within(await openDialog());
    await userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Invented');
    await userEvent.click(dialog.getByRole('radio', { name: 'Hide the project' }));
    expect(dialog.queryByRole('group', { name: 'Fake reviews' })).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: /^Suspend/ }));
    await userEvent.click(await dialog.findByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ decision: 'suspend', fake_reviews: testId(301) });
  });

  it('requires a decision and a note', async () => {
    const sent: unknown[] = [];
    const { notices } = openPage(PATH, {
      answerWrite: (name, input) => {
        if (name !== 'admin_decide_report') return undefined;
        sent.push(input);
        return new Response(null, { status: 204 });
      },
    });
    const dialog = within(await openDialog());
    await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
    expect(await dialog.findByText('Choose a decision')).toBeTruthy();
    expect(await dialog.findByText(/^Write a note\./)).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: 'Hide the project' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Copied');
    await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]?.text).toBe('“Harbor Pantry”: hidden.');
    expect(sent).toEqual([{ report_id: testId(401), decision: 'hide', note: 'Copied' }]);
  });

  it('shows what another admin decided in the meantime', async () => {
    openPage(PATH, {
      answerWrite: (name) =>
        name === 'admin_decide_report'
          ? Response.json(
              { code: 'PT409', message: 'This report was already decided. Warned: Name sources' },
              { status: 409 },
            )
          : undefined,
    });
    const dialog = within(await openDialog());
    await userEvent.click(dialog.getByRole('radio', { name: 'Dismiss' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Fine');
    await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
    expect(
      await dialog.findByText(
        "That didn't work. This report was already decided. Warned: Name sources.",
      ),
    ).toBeTruthy();
  });

  it('enables only Dismiss if the account is deleted', async () => {
    openPage(PATH, { admin: { reports: [aCase({ target_user: null, target_exists: false })] } });
    const dialog = within(await openDialog());
    const enabled = dialog
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ disabled }) => !disabled)
      .map(({ value }) => value);
    expect(enabled).toEqual(['dismiss']);
  });

  it('shows the decision on a closed case', async () => {
    const decided = aCase({
      status: 'upheld',
      decision: 'warn',
      decision_note: 'Name your sources',
      decided_at: DAY,
      decided_by: { id: testId(90), name: 'Imani Cole' },
    });
    openPage(`${PATH}?status=upheld`, { admin: { reports: [decided] } });
    expect((await screen.findByRole('note')).textContent).toBe(
      'Warned on Jun 1, 2025 by Imani Cole: Name your sources',
    );
    expect(screen.queryByRole('button', { name: /^Decide/ })).toBeNull();
  });
});
