import { testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

const ID = testId(601);
const PATH = `/dashboard/admin/newsletters/${ID}`;

type Answer = NonNullable<Parameters<typeof openPage>[1]>['answerWrite'];

function openNewsletter(answerWrite?: Answer, admin = {}) {
  const opened = openPage(PATH, { admin, ...(answerWrite && { answerWrite }) });
  const calls = () =>
    opened.backend
      .writes()
      .filter(({ url }) => url.pathname.includes('/rpc/'))
      .map(({ url, body }) => [url.pathname.split('/rpc/')[1], body]);
  return { ...opened, calls };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const body = () => screen.findByRole('textbox', { name: /^Text/ });
const question = { name: 'Send “News of June” to 1,000 subscribers?' };

describe('a test of a newsletter', () => {
  it("goes to the admin's own address, with what was typed", async () => {
    const { calls, notices } = openNewsletter();
    await userEvent.type(await body(), '!');
    await press('Send a test');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send a test' }));
    const email = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Email address/ });
    expect(email.value).toBe('someone@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Send test' }));
    await waitFor(() =>
      expect(notices.map(({ text }) => text)).toEqual([
        "We're sending a test to someone@example.com.",
      ]),
    );
    expect(calls()).toEqual([
      ['admin_save_newsletter', { id: ID, subject: 'News of June', body: 'Hello **everyone**!' }],
      ['admin_test_newsletter', { id: ID, email: 'someone@example.com' }],
    ]);
  });

  it('goes to another address, which has to be valid', async () => {
    const { calls } = openNewsletter();
    await press('Send a test');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send a test' }));
    const email = dialog.getByRole('textbox', { name: /^Email address/ });
    await userEvent.clear(email);
    await userEvent.type(email, 'nobody');
    await userEvent.click(dialog.getByRole('button', { name: 'Send test' }));
    expect(await dialog.findByText('Enter a valid email address')).toBeTruthy();
    await userEvent.clear(email);
    await userEvent.type(email, 'lena@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Send test' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls()).toEqual([['admin_test_newsletter', { id: ID, email: 'lena@example.com' }]]);
  });

  it('explains that there were too many', async () => {
    openNewsletter((name) =>
      name === 'admin_test_newsletter'
        ? Response.json({ code: 'over_limit', message: 'Too many' }, { status: 429 })
        : undefined,
    );
    await press('Send a test');
    await press('Send test');
    expect(await screen.findByText(/^The test wasn't sent\. Too many/)).toBeTruthy();
  });
});

describe('sending a newsletter', () => {
  it('says how many get it and that it is final, and then shows the progress', async () => {
    const { calls, notices } = openNewsletter();
    await press('Send to everyone');
    const dialog = await screen.findByRole('dialog', question);
    expect(dialog.textContent).toContain("You can't take it back.");
    expect(calls()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText('Sending')).toBeTruthy();
    expect(document.body.textContent).toContain('Sent to 0 of 1,000, 0 failed, 1,000 waiting');
    expect(calls()).toEqual([['admin_send_newsletter', { id: ID }]]);
    expect(notices.map(({ text }) => text)).toEqual(["We're sending it to 1,000 subscribers."]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('saves what was typed first', async () => {
    const { calls } = openNewsletter();
    await userEvent.type(await body(), '!');
    await press('Send to everyone');
    await press('Send now');
    expect(await screen.findByText('Sending')).toBeTruthy();
    expect(calls().map(([name]) => name)).toEqual([
      'admin_save_newsletter',
      'admin_send_newsletter',
    ]);
    expect(screen.queryByText(/we still have it/)).toBeNull();
  });

  it('can be cancelled', async () => {
    const { calls } = openNewsletter();
    await press('Send to everyone');
    await screen.findByRole('dialog', question);
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls()).toEqual([]);
  });

  it('prompts for the password after a while, then sends', async () => {
    let isTooOld = true;
    openNewsletter((name) =>
      isTooOld && name === 'admin_send_newsletter'
        ? Response.json({ code: 'sign_in_too_old', message: 'Confirm' }, { status: 403 })
        : undefined,
    );
    await press('Send to everyone');
    await press('Send now');
    const prompt = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    isTooOld = false;
    await userEvent.type(prompt.getByLabelText(/^Password/), 'showcase');
    await userEvent.click(prompt.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Sending')).toBeTruthy();
  });

  it('says that another admin sent it in the meantime, and shows that', async () => {
    const { rows } = openNewsletter();
    await press('Send to everyone');
    await screen.findByRole('dialog', question);
    Object.assign(rows.newsletters[0] ?? {}, {
      sent_at: '2025-06-02T08:00:00Z',
      recipients: 1_000,
    });
    await press('Send now');
    expect(
      await screen.findByText("That didn't work. This newsletter was already sent."),
    ).toBeTruthy();
    expect(await screen.findByText(/Sent to 1,000 of 1,000/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that another admin deleted it in the meantime', async () => {
    const { rows } = openNewsletter();
    await press('Send to everyone');
    await screen.findByRole('dialog', question);
    rows.newsletters = [];
    await press('Send now');
    expect(
      await screen.findByText("That didn't work. This newsletter no longer exists."),
    ).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Go to newsletters' })).toBeTruthy();
  });

  it('needs a subscriber', async () => {
    openNewsletter(undefined, { subscribers: 0 });
    expect(await screen.findByText(/^Nobody has confirmed a subscription yet/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send to everyone' })).toHaveProperty(
      'disabled',
      true,
    );
  });
});
