import { someNotificationSettings } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backendWithUsers } from '../../../testing/backend-with-users.ts';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { AccountDialog } from '../account-dialog.tsx';

const routes = [
  {
    path: '/dashboard',
    element: <AccountDialog isOpen onOpenChange={() => undefined} opensAt="notifications" />,
  },
];
const DEFAULTS = someNotificationSettings();

type Backend = ReturnType<typeof backendWithUsers>;

const getSaved = (backend: Backend) => backend.calls('set_notification_settings').at(-1);
const isSave = ({ url }: { url: URL }) => url.pathname.endsWith('/set_notification_settings');

async function openNotifications(settings: object = {}) {
  const backend = backendWithUsers({ signedInAs: 'ada' });
  backend.rpc('my_notification_settings', () => someNotificationSettings(settings));
  const view = renderInShell(routes, { path: '/dashboard', backend });
  await screen.findByRole('switch', { name: 'Email' });
  return view;
}

const topic = (name: string) => within(screen.getByRole('group', { name }));
const getSwitch = (name: string, channel: string) =>
  topic(name).getByRole('switch', { name: channel });
const isOn = (element: HTMLElement) => element.getAttribute('aria-checked') === 'true';

describe('the notification settings', () => {
  it('show what is on', async () => {
    await openNotifications({ not_in_app: ['reviews'], not_by_email: ['messages'] });

    expect(isOn(getSwitch('Reviews', 'In the app'))).toBe(false);
    expect(isOn(getSwitch('Reviews', 'By email'))).toBe(true);
    expect(isOn(getSwitch('Messages', 'In the app'))).toBe(true);
    expect(isOn(getSwitch('Messages', 'By email'))).toBe(false);
    expect(isOn(screen.getByRole('switch', { name: 'Email' }))).toBe(true);
    expect(screen.getByRole('radio', { name: 'As it happens' })).toHaveProperty('checked', true);
  });

  it.each([
    ['Messages', 'By email', { not_by_email: ['messages'] }],
    ['Your account', 'In the app', { not_in_app: ['account'] }],
  ])('saves at once that %s are off %s', async (name, channel, expected) => {
    const { backend, person } = await openNotifications();

    await person.click(getSwitch(name, channel));

    expect(isOn(getSwitch(name, channel))).toBe(false);
    await waitFor(() => expect(getSaved(backend)).toEqual({ ...DEFAULTS, ...expected }));
  });

  it('saves quick changes one after another, so that none is lost', async () => {
    const { backend, person } = await openNotifications();

    await person.click(getSwitch('Messages', 'By email'));
    await person.click(getSwitch('Reviews', 'By email'));
    await person.click(screen.getByRole('radio', { name: 'Weekly' }));

    const expected = { not_by_email: ['messages', 'reviews'], digest: 'weekly' };
    await waitFor(() => expect(getSaved(backend)).toEqual({ ...DEFAULTS, ...expected }));
  });

  it('turns off every email and keeps the choices', async () => {
    const { backend, person } = await openNotifications({
      not_by_email: ['messages'],
      digest: 'daily',
    });

    await person.click(screen.getByRole('switch', { name: 'Email' }));

    await waitFor(() => expect(getSaved(backend)?.email_off).toBe(true));
    expect(getSaved(backend)).toMatchObject({ not_by_email: ['messages'], digest: 'daily' });
    const byEmail = getSwitch('Reviews', 'By email');
    expect(byEmail.getAttribute('aria-disabled')).toBe('true');
    expect(isOn(byEmail)).toBe(true);
    expect(screen.getByRole('radiogroup', { name: 'How often' })).toHaveProperty('disabled', true);
    expect(isOn(getSwitch('Reviews', 'In the app'))).toBe(true);
  });

  it('keeps the topics of a newer server', async () => {
    const { backend, person } = await openNotifications({ not_by_email: ['payments'] });

    await person.click(getSwitch('Messages', 'By email'));

    await waitFor(() => expect(getSaved(backend)?.not_by_email).toEqual(['payments', 'messages']));
  });

  it('says at a topic that it was not saved, and restores it', async () => {
    const { backend, person } = await openNotifications();
    backend.answerWith((request) =>
      isSave(request) ? Promise.reject(new TypeError('fetch failed')) : undefined,
    );

    await person.click(getSwitch('Messages', 'By email'));

    const alert = await topic('Messages').findByRole('alert');
    expect(alert.textContent).toBe(
      "This setting wasn't saved. We can't connect right now. Try again.",
    );
    expect(isOn(getSwitch('Messages', 'By email'))).toBe(true);
    backend.comeBack();
    await person.click(getSwitch('Messages', 'By email'));

    await waitFor(() => expect(getSaved(backend)?.not_by_email).toEqual(['messages']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says at the digest that it was not saved, and restores it', async () => {
    const { backend, person } = await openNotifications();
    backend.answerWith((request) =>
      isSave(request)
        ? Response.json(
            { code: 'PT429', message: 'Too many', details: 'Retry-After: 20' },
            { status: 429 },
          )
        : undefined,
    );

    await person.click(screen.getByRole('radio', { name: 'Daily' }));

    expect(await screen.findByText(/This setting wasn't saved\./)).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'As it happens' })).toHaveProperty('checked', true);
  });

  it('are used with the keyboard', async () => {
    const { backend, person } = await openNotifications();
    const back = screen.getByRole('button', { name: 'Account settings' });
    await waitFor(() => expect(back.matches(':focus')).toBe(true));

    await person.tab();
    expect(screen.getByRole('switch', { name: 'Email' }).matches(':focus')).toBe(true);
    await person.tab();
    await person.keyboard('{ArrowDown}');
    await waitFor(() => expect(getSaved(backend)?.digest).toBe('daily'));
    await person.tab();
    await person.keyboard(' ');

    await waitFor(() => expect(getSaved(backend)?.not_in_app).toEqual(['requests']));
  });

  it('can be loaded again after a failure', async () => {
    const backend = backendWithUsers({ signedInAs: 'ada' });
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('/my_notification_settings')
        ? Promise.reject(new TypeError('fetch failed'))
        : undefined,
    );
    const { person } = renderInShell(routes, { path: '/dashboard', backend });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^We can't connect right now/);

    backend.comeBack();
    await person.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('switch', { name: 'Email' })).toBeTruthy();
  });

  it('lead back to the account settings, with the focus on the button that opens them', async () => {
    const { person } = await openNotifications();

    await person.click(screen.getByRole('button', { name: 'Account settings' }));

    await screen.findByRole('dialog', { name: 'Account settings' });
    const opener = screen.getByRole('button', { name: 'Notifications…' });
    expect(opener.matches(':focus')).toBe(true);
    await person.click(opener);
    expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeTruthy();
  });
});
