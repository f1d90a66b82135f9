import type { Appeal } from '@showcase/data/admins';
import { testId } from '@showcase/data/testing';
import { findViolations } from '@showcase/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import '../features/appeals/appeal-dialog.tsx';
import { openPage } from '../testing/open-page.tsx';

const PATH = '/dashboard/admin/reports/appeals';
const DAY = '2025-06-01T12:00:00.000Z';

const anAppeal = (fields: Partial<Appeal> = {}): Appeal => ({
  id: testId(901),
  reason: 'Spam in messages',
  suspended_at: DAY,
  text: 'I only answered\nwhat they asked me.',
  created_at: DAY,
  fake_reviews: 0,
  ...{ outcome: null, note: null, decided_at: null, decided_by: null, may_decide: true },
  person: { id: testId(1), name: 'Ada Stone', is_dev: true },
  ...fields,
});

const openDialog = async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: 'Decide the appeal of Ada Stone' }),
  );
  return screen.findByRole('dialog', { name: 'Decide the appeal of Ada Stone' });
};

describe('Appeals', () => {
  it('shows why a person was suspended and what they wrote, and violates no rule of accessibility', async () => {
    openPage(PATH, { admin: { appeals: [anAppeal()] } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Appeals' })).toBeTruthy();
    const card = within(await screen.findByRole('article', { name: 'Ada Stone' }));
    expect(card.getByText(/^Suspended on/).textContent).toBe(
      'Suspended on Jun 1, 2025: Spam in messages',
    );
    expect(card.getByText(/I only answered/)).toBeTruthy();
    expect(card.getByRole('link', { name: 'Ada Stone' }).getAttribute('href')).toBe(
      `/dashboard/admin/creators?person=${testId(1)}`,
    );
    expect(await findViolations(document.body)).toEqual([]);
  });

  it('requires a decision and a reason, and sends both', async () => {
    const sent: unknown[] = [];
    const { notices } = openPage(PATH, {
      admin: { appeals: [anAppeal()] },
      answerWrite: (name, input) => {
        if (name !== 'admin_decide_appeal') return undefined;
        sent.push(input);
        return new Response(null, { status: 204 });
      },
    });
    const dialog = within(await openDialog());
    await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
    expect(await dialog.findByText('Choose a decision')).toBeTruthy();
    expect(await dialog.findByText(/^Write a reason\./)).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: 'Lift the suspension' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'They are right');
    await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]?.text).toMatch(/Ada Stone.*: suspension lifted\.$/);
    expect(sent).toEqual([
      { id: testId(901), outcome: 'lift', note: 'They are right', shows_reviews: 'true' },
    ]);
  });

  it('lets the fake reviews stay hidden when the suspension is lifted', async () => {
    const sent: Record<string, string>[] = [];
    openPage(PATH, {
      admin: { appeals: [anAppeal({ fake_reviews: 2 })] },
      answerWrite: (name, input) => {
        if (name !== 'admin_decide_appeal') return undefined;
        sent.push(input);
        return new Response(null, { status: 204 });
      },
    });
    const dialog = within(await openDialog());
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Lift the suspension' }));
    await userEvent.click(
      dialog.getByRole('checkbox', { name: 'Show 2 reviews that we hid as fake' }),
    );
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'They are right');
    await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
    await waitFor(() => expect(sent).toMatchObject([{ shows_reviews: 'false' }]));
  });

  it('asks for the password if the sign-in is too old', async () => {
    const error = { code: 'sign_in_too_old', message: 'Confirm your password first' };
    openPage(PATH, {
      admin: { appeals: [anAppeal()] },
      answerWrite: (name) =>
        name === 'admin_decide_appeal' ? Response.json(error, { status: 403 }) : undefined,
    });
    const dialog = within(await openDialog());
    await userEvent.click(dialog.getByRole('radio', { name: 'Uphold the suspension' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'It was spam');
    await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
    expect(await screen.findByRole('dialog', { name: /password/i })).toBeTruthy();
  });

  it('waits if the admin suspended the person themselves', async () => {
    openPage(PATH, { admin: { appeals: [anAppeal({ may_decide: false })] } });
    expect((await screen.findByRole('note')).textContent).toMatch(/another admin decides/);
    expect(screen.queryByRole('button', { name: /^Decide/ })).toBeNull();
  });

  it('shows what was decided', async () => {
    const decided = anAppeal({
      ...{ outcome: 'uphold', note: 'It was spam', decided_at: DAY, may_decide: false },
      decided_by: { id: testId(90), name: 'Imani Cole' },
    });
    openPage(`${PATH}?status=decided`, { admin: { appeals: [decided] } });
    expect((await screen.findByRole('note')).textContent).toBe(
      'Suspension upheld on Jun 1, 2025 by Imani Cole: It was spam',
    );
  });
});
