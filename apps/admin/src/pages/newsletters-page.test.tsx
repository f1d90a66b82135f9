import { testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import '../features/newsletters/delete-dialog.tsx';
import { aNewsletter } from '../testing/admin-rows.ts';
import { openPage } from '../testing/open-page.tsx';

const PATH = '/dashboard/admin/newsletters';
const SENT_AT = '2025-06-02T08:00:00.000Z';

const findRow = (name: RegExp) => screen.findByRole('row', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('Newsletters', () => {
  it('shows how many get the next one', async () => {
    openPage(PATH, { admin: { subscribers: 1_234 } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Newsletters' })).toBeTruthy();
    expect((await screen.findByRole('paragraph')).textContent).toBe(
      '1,234 confirmed subscribers get the next newsletter.',
    );
    expect(document.title).toBe('Newsletters · Bolt Showcase');
  });

  it.each([
    [{}, /^News of JuneStatusDraft.*Jun 1, 2025, 12:00.PM.*Not sent yet/],
    [
      { sent_at: SENT_AT, recipients: 1_000, waiting: 0, failed: 4 },
      /StatusSent.*Jun 2, 2025, 8:00.AM.*Sent to 996 of 1,000, 4 failed, 0 waiting/,
    ],
    [
      { sent_at: SENT_AT, recipients: 1_000, waiting: 600, failed: 0 },
      /StatusSending.*Sent to 400 of 1,000, 0 failed, 600 waiting/,
    ],
  ])('lists one with its state and recipients: %j', async (fields, text) => {
    openPage(PATH, { admin: { newsletters: [aNewsletter(fields)] } });
    expect((await findRow(/News of June/)).textContent).toMatch(text);
  });

  it('links to each newsletter, and to the emails that failed', async () => {
    const newsletter = aNewsletter({ sent_at: SENT_AT, recipients: 9, failed: 1 });
    openPage(PATH, { admin: { newsletters: [newsletter] } });
    const row = within(await findRow(/News of June/));
    const hrefs = row.getAllByRole('link').map((link) => link.getAttribute('href'));
    const href = `${PATH}/${testId(601)}`;
    expect(hrefs).toEqual([href, '/dashboard/admin/overview/mail', href]);
    expect(row.getByRole('link', { name: 'View News of June' })).toBeTruthy();
    expect(row.queryByRole('button')).toBeNull();
  });

  it('deletes a draft after a confirmation that names it', async () => {
    const { notices } = openPage(PATH);
    await press('Delete News of June');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this draft?' });
    expect(dialog.textContent).toContain('News of June');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No newsletters')).toBeTruthy();
    expect(notices).toEqual([{ kind: 'success', text: '“News of June” is deleted.' }]);
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Newsletters' }).matches(':focus')).toBe(true),
    );
  });

  it('says that a draft was sent in the meantime, and shows it', async () => {
    const { rows } = openPage(PATH);
    await press('Delete News of June');
    const [newsletter] = rows.newsletters;
    if (newsletter) newsletter.sent_at = SENT_AT;
    await press('Delete');
    expect(
      await screen.findByText("It wasn't deleted. This newsletter was already sent."),
    ).toBeTruthy();
    await press('Cancel');
    expect((await findRow(/News of June/)).textContent).toContain('StatusSent');
    expect(rows.newsletters).toHaveLength(1);
  });

  it('opens a new newsletter with an id of its own', async () => {
    const { router } = openPage(PATH);
    await press('New newsletter');
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toMatch(
        /^\/dashboard\/admin\/newsletters\/[0-9a-f-]{36}\?new$/,
      ),
    );
  });

  it('shows an empty state', async () => {
    openPage(PATH, { admin: { newsletters: [], subscribers: 1 } });
    expect(await screen.findByText('No newsletters')).toBeTruthy();
    const paragraphs = await screen.findAllByRole('paragraph');
    expect(paragraphs.map(({ textContent }) => textContent)).toContain(
      '1 confirmed subscriber gets the next newsletter.',
    );
  });
});
