import { testId } from '@showcase/data/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anUndeliveredMail } from '../testing/admin-rows.ts';
import { openPage } from '../testing/open-page.tsx';

const PATH = '/dashboard/admin/overview/mail';

const mails = () => [
  anUndeliveredMail(),
  anUndeliveredMail({
    id: testId(702),
    kind: 'newsletter',
    status: 'retrying',
    attempts: 2,
    to: 'noah@example.com',
    response: '451 Try later',
    due_at: '2025-06-01T12:30:00.000Z',
  }),
  anUndeliveredMail({ id: testId(703), to: null, kind: 'account_suspended' }),
];

const findRow = async (name: RegExp) => screen.findByRole('row', { name });

describe('Undelivered Mail', () => {
  it("shows what failed for good, with the server's answer", async () => {
    openPage(PATH, { admin: { mails: mails() } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Undelivered Mail' })).toBeTruthy();
    const row = await findRow(/ada@example\.com/);
    expect(row.textContent).toMatch(
      /New messages.*Jun 1, 2025, 12:00.PM8 attemptsServer's answer550 5\.1\.1 No such user/,
    );
    expect((await findRow(/Former user/)).textContent).toContain('Account suspended');
    expect(screen.queryByRole('row', { name: /noah/ })).toBeNull();
  });

  it('shows what is tried again, and when', async () => {
    openPage(PATH, { admin: { mails: mails() } });
    await userEvent.click(await screen.findByRole('link', { name: 'Retrying' }));
    const row = await findRow(/noah@example\.com/);
    expect(row.textContent).toMatch(
      /Newsletter.*2 attempts, next Jun 1, 2025, 12:30.PM.*451 Try later/,
    );
  });

  it('sends one again, which leaves the list with the focus', async () => {
    const all = mails();
    const { notices } = openPage(PATH, {
      admin: { mails: all },
      answerWrite: (name, { mail_id }) => {
        if (name !== 'admin_retry_mail') return undefined;
        all.splice(0, all.length, ...all.filter(({ id }) => id !== mail_id));
        return new Response(null, { status: 204 });
      },
    });
    const button = { name: 'Send again to ada@example.com' };
    await userEvent.click(await screen.findByRole('button', button));
    await waitFor(() => expect(screen.queryByRole('button', button)).toBeNull());
    expect(notices).toEqual([
      { kind: 'success', text: "We're sending it to ada@example.com again." },
    ]);
    expect(screen.getByRole('group', { name: 'Undelivered Mail' }).matches(':focus')).toBe(true);
  });

  it('says that another admin was first, and shows the new list', async () => {
    const all = mails();
    openPage(PATH, {
      admin: { mails: all },
      answerWrite: (name) => {
        if (name !== 'admin_retry_mail') return undefined;
        all.shift();
        const message = 'This mail is no longer in the list';
        return Response.json({ code: 'PT404', message }, { status: 404 });
      },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Send again to ada@example.com' }),
    );
    expect(
      await screen.findByText("That didn't work. This mail is no longer in the list."),
    ).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('ada@example.com')).toBeNull());
  });

  it('has pages', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      anUndeliveredMail({ id: testId(800 + index), to: `person-${index}@example.com` }),
    );
    openPage(PATH, { admin: { mails: many } });
    expect(await screen.findByText('1–50 of 60 emails')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(await screen.findByText('51–60 of 60 emails')).toBeTruthy();
    expect(await screen.findByText('person-59@example.com')).toBeTruthy();
  });

  it.each([
    ['', "You're all caught up. Emails that fail for good appear here."],
    ['?status=retrying', 'Emails that fail for now appear here until they get through.'],
  ])('shows an empty state for %j', async (search, text) => {
    openPage(PATH + search, { admin: { mails: [] } });
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
