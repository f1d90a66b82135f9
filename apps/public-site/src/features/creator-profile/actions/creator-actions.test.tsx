import { aReview, aService, aUser, fakeBackend, rejection, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
// Imported up front, so that the first test does not time out while the code loads.
import '@showcase/kit/moderation';
import './creator-menu.tsx';

const ada = testId(1);
const noah = testId(2);
const profilePath = `/creators/${ada}`;

function createBackend(signedInAs?: string) {
  return fakeBackend({
    ...(signedInAs && { signedInAs }),
    users: [aUser(), aUser({ id: noah, name: 'Noah Bennett', username: null, is_dev: false })],
    services: [aService()],
    reviews: [aReview()],
  });
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('Contact', () => {
  it('opens the conversation', async () => {
    const backend = createBackend(noah);
    const { user, currentUrl } = openPage(profilePath, backend);
    await user.click(await button('Contact'));
    await waitFor(() => expect(currentUrl()).toBe(`/dashboard/client/messages?with=${ada}`));
    expect(backend.requests.some(({ url }) => /conversation|message/.test(url.pathname))).toBe(
      false,
    );
  });

  it('sends a visitor to sign in first', async () => {
    const { user, currentUrl } = openPage(profilePath, createBackend());
    await user.click(await button('Contact'));
    const next = encodeURIComponent(`/dashboard/client/messages?with=${ada}`);
    await waitFor(() => expect(currentUrl()).toBe(`/login?next=${next}`));
  });
});

describe("the user's own profile", () => {
  it('can be edited, and hides Hire, Contact and Report', async () => {
    const { user } = openPage(profilePath, createBackend(ada));
    const edit = await screen.findByRole('link', { name: 'Edit profile' });
    expect(edit.getAttribute('href')).toBe('/dashboard/dev/profile');
    await user.click(screen.getByRole('tab', { name: 'Services' }));
    const service = await screen.findByRole('link', {
      name: 'Edit service Landing page in a week',
    });
    expect(service.getAttribute('href')).toBe(`/dashboard/dev/services?edit=${testId(201)}`);
    expect(screen.queryByRole('button', { name: /^(Hire|Contact|Report|Save)/ })).toBeNull();
  });
});

describe('Save', () => {
  it('saves a creator and removes them again', async () => {
    const { user, backend } = openPage(profilePath, createBackend(noah));
    const save = await button('Save');
    expect(save.getAttribute('aria-pressed')).toBe('false');
    await user.click(save);
    await waitFor(() => expect(backend.state.savedCreators).toHaveLength(1));
    expect(save.getAttribute('aria-pressed')).toBe('true');
    await user.click(save);
    await waitFor(() => expect(backend.state.savedCreators).toHaveLength(0));
    expect(save.getAttribute('aria-pressed')).toBe('false');
  });

  it('rolls back and shows an error if saving failed', async () => {
    const backend = createBackend(noah);
    const { user, notices } = openPage(profilePath, backend);
    const save = await button('Save');
    backend.answerWith(({ method }) =>
      method === 'POST' ? Promise.reject(new TypeError('fetch failed')) : undefined,
    );
    await user.click(save);
    await waitFor(() => expect(notices[0]?.kind).toBe('danger'));
    await waitFor(() => expect(save.getAttribute('aria-pressed')).toBe('false'));
  });

  it('makes a visitor sign in and returns to the profile', async () => {
    const { user, currentUrl } = openPage(profilePath, createBackend());
    await user.click(await button('Save'));
    const next = encodeURIComponent(profilePath);
    await waitFor(() => expect(currentUrl()).toBe(`/login?reason=save-creator&next=${next}`));
  });
});

describe('Report', () => {
  it.each([
    ['Report Ada Stone', 'user', ada, null],
    ['Report Landing page in a week', 'service', testId(201), 'Services'],
    ['Report review from Jun 1, 2025', 'review', testId(301), 'Reviews'],
  ])('%s notifies the admins', async (name, kind, targetId, tab) => {
    const { user, backend, notices } = openPage(profilePath, createBackend(noah));
    await button('Hire Me');
    if (tab) await user.click(screen.getByRole('tab', { name: tab }));
    await user.click(await button(name));
    const dialog = within(await screen.findByRole('dialog', { name: /^Report this/ }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Choose a reason')).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: 'Copied from someone else' }));
    await user.type(dialog.getByRole('textbox', { name: 'Details' }), 'From my page');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.state.reports).toEqual([
      { reporter_id: noah, kind, target_id: targetId, reason: 'copied', details: 'From my page' },
    ]);
    expect(notices[0]?.kind).toBe('success');
  });

  it('keeps the form filled after a duplicate report', async () => {
    const backend = createBackend(noah);
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('/reports') ? rejection(409, 'You already reported this') : undefined,
    );
    const { user } = openPage(`${profilePath}?report=user:${ada}`, backend);
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this profile' }));
    await user.click(dialog.getByRole('radio', { name: 'Illegal' }));
    await user.type(dialog.getByRole('textbox', { name: 'Details' }), 'Look here');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(
      await dialog.findByText("The report wasn't sent. You already reported this."),
    ).toBeTruthy();
    expect(dialog.getByDisplayValue('Look here')).toBeTruthy();
  });

  it('makes a visitor sign in and returns to the report dialog', async () => {
    const { user, currentUrl } = openPage(profilePath, createBackend());
    await user.click(await button('Report Ada Stone'));
    const next = encodeURIComponent(`${profilePath}?report=${encodeURIComponent(`user:${ada}`)}`);
    await waitFor(() => expect(currentUrl()).toBe(`/login?next=${next}`));
  });
});

describe('a sample', () => {
  it('cannot be hired, contacted, saved or reported', async () => {
    const { user } = openPage('/creators/1', createBackend(noah));
    expect((await button('Hire Me')).disabled).toBe(true);
    expect((await button('Contact')).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Services' }));
    const [hire] = await screen.findAllByRole<HTMLButtonElement>('button', {
      name: 'Hire for this service',
    });
    expect(hire?.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
  });
});
