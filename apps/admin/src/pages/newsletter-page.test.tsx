import { testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import '../features/newsletters/preview/newsletter-preview.tsx';
import { aNewsletter } from '../testing/admin-rows.ts';
import { openPage } from '../testing/open-page.tsx';

const NEW = `/dashboard/admin/newsletters/${testId(699)}?new`;
const PATH = `/dashboard/admin/newsletters/${testId(601)}`;
const SENT_AT = '2025-06-02T08:00:00.000Z';

const subject = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Subject/ });
const body = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('writing a newsletter', () => {
  it('saves a draft', async () => {
    const { rows, notices } = openPage(NEW);
    await userEvent.type(await subject(), 'News of July');
    await userEvent.type(await body(), 'Hello');
    await press('Save draft');
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Draft saved.' }]));
    expect(rows.newsletters[0]).toMatchObject({
      id: testId(699),
      subject: 'News of July',
      body: 'Hello',
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('says what is wrong with each field', async () => {
    const { backend } = openPage(NEW);
    await press('Save draft');
    const [about, text] = [await subject(), await body()];
    await waitFor(() => expect(about.getAttribute('aria-invalid')).toBe('true'));
    expect(text.getAttribute('aria-invalid')).toBe('true');
    expect(
      screen.getByText('Write a subject. It is the first thing that subscribers see.'),
    ).toBeTruthy();
    expect(screen.getByText("Write a text. An empty newsletter can't be saved.")).toBeTruthy();
    await press('Send to everyone');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(backend.writes()).toEqual([]);
  });

  it('restores what was typed and not saved, until Start over', async () => {
    openPage(PATH);
    await userEvent.type(await body(), '!');
    document.body.replaceChildren();
    openPage(PATH);
    expect(await screen.findByText('We restored your unsaved draft.')).toBeTruthy();
    expect((await body()).value).toBe('Hello **everyone**!');
    await press('Start over');
    expect((await body()).value).toBe('Hello **everyone**');
    expect(screen.queryByText('We restored your unsaved draft.')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks before it is left with unsaved changes', async () => {
    const { router } = openPage(PATH);
    await userEvent.type(await body(), '!');
    await userEvent.click(screen.getByRole('link', { name: 'Back to newsletters' }));
    expect(await screen.findByText(/Your changes to this newsletter aren't saved/)).toBeTruthy();
    await press('Leave');
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/dashboard/admin/newsletters'),
    );
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps what was typed if it cannot be saved', async () => {
    openPage(PATH, {
      answerWrite: (name) =>
        name === 'admin_save_newsletter'
          ? Response.json({ message: 'down' }, { status: 503 })
          : undefined,
    });
    await userEvent.type(await body(), '!');
    await press('Save draft');
    expect(await screen.findByText(/^The draft wasn't saved\./)).toBeTruthy();
    expect((await body()).value).toBe('Hello **everyone**!');
  });

  it.each([
    ['was sent', 'This newsletter was already sent', 'Sent to 1,000 of 1,000, 0 failed, 0 waiting'],
    ['was deleted', 'This newsletter no longer exists', 'This newsletter no longer exists'],
  ])('says that it %s in the meantime, and offers what was typed', async (_, reason, state) => {
    const { rows, router } = openPage(PATH, {
      answerWrite: (name) =>
        name === 'admin_save_newsletter' && reason.endsWith('exists')
          ? Response.json({ code: 'PT404', message: reason }, { status: 404 })
          : undefined,
    });
    await userEvent.type(await body(), '!');
    if (reason.endsWith('exists')) rows.newsletters = [];
    else Object.assign(rows.newsletters[0] ?? {}, { sent_at: SENT_AT, recipients: 1_000 });
    await press('Save draft');
    expect(await screen.findByText(`That didn't work. ${reason}.`)).toBeTruthy();
    await waitFor(() => expect(document.body.textContent).toContain(state));
    await press('Use it for a new newsletter');
    await waitFor(() => expect(router.state.location.search).toBe('?new'));
    expect((await body()).value).toBe('Hello **everyone**!');
  });
});

describe('the preview', () => {
  it('shows the real email while the newsletter is written', async () => {
    openPage(PATH);
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
    await press('Show preview');
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(preview.getByTitle('Email').tagName).toBe('IFRAME');
    await userEvent.type(await subject(), ' 2025');
    expect(await preview.findByText('News of June 2025')).toBeTruthy();
    await userEvent.click(preview.getByRole('tab', { name: 'Plain text' }));
    expect((await preview.findByText(/Hello/)).textContent).toContain('everyone');
    await press('Hide preview');
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
  });
});

describe('a sent newsletter', () => {
  it('shows its recipients and its email, and cannot be changed', async () => {
    const sent = aNewsletter({ sent_at: SENT_AT, recipients: 1_000, waiting: 0, failed: 4 });
    openPage(PATH, { admin: { newsletters: [sent] } });
    expect(await screen.findByText('4 failed')).toBeTruthy();
    expect(document.body.textContent).toContain('Sent to 996 of 1,000, 4 failed, 0 waiting');
    expect(await screen.findByRole('region', { name: 'Preview' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is found on any page of the list', async () => {
    const others = Array.from({ length: 120 }, (_, index) =>
      aNewsletter({ id: testId(2000 + index), subject: `Newsletter ${index}` }),
    );
    openPage(PATH, { admin: { newsletters: [...others, aNewsletter()] } });
    expect((await subject()).value).toBe('News of June');
  });
});
