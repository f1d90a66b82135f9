import { rejection, testId } from '@showcase/data/testing';
import { metaContent } from '@showcase/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backendWithUsers } from '../../testing/backend-with-users.ts';
import { mailToken } from '../../testing/mail-token.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { NewsletterConfirmPage } from './newsletter-confirm-page.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const routes = [
  { path: '/unsubscribe', Component: UnsubscribePage },
  { path: '/newsletter/confirm', Component: NewsletterConfirmPage },
];
const ADA = testId(1);

type Options = { token?: string; signedInAs?: 'ada' };

function open(page: string, { token, signedInAs }: Options) {
  const backend = backendWithUsers({ ...(signedInAs && { signedInAs }) });
  const path = token === undefined ? page : `${page}?token=${token}`;
  const view = renderInShell(routes, { path, backend });
  const press = async (name: string) =>
    view.person.click(await screen.findByRole('button', { name }));
  return { ...view, backend, press };
}

const getHeading = () => screen.getByRole('heading', { level: 1 }).textContent;
const getAside = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page to unsubscribe', () => {
  it.each([
    ['messages', 'Stop emails about messages?', "You won't get emails about messages anymore."],
    [
      'requests',
      'Stop emails about requests that need your answer?',
      "You won't get emails about requests that need your answer anymore.",
    ],
    [
      'request_updates',
      'Stop emails about request updates?',
      "You won't get emails about request updates anymore.",
    ],
    ['reviews', 'Stop emails about reviews?', "You won't get emails about reviews anymore."],
    [
      'reports',
      'Stop emails about your reports?',
      "You won't get emails about your reports anymore.",
    ],
    [
      'account',
      'Stop emails about your account?',
      "You won't get emails about your account anymore.",
    ],
  ])('turns off %s when its button is pressed', async (topic, question, done) => {
    const token = mailToken(ADA, topic);
    const { backend, press } = open('/unsubscribe', { token });
    expect(screen.getByText(question)).toBeTruthy();
    expect(backend.writes()).toEqual([]);

    await press('Unsubscribe');

    await screen.findByText(done);
    expect(getHeading()).toBe("You're unsubscribed");
    expect(screen.getByRole('status').matches(':focus')).toBe(true);
    expect(backend.calls('unsubscribe')).toEqual([{ token }]);
  });

  it('says what still comes without a digest', async () => {
    const { press } = open('/unsubscribe', { token: mailToken(ADA, 'digest') });

    await press('Unsubscribe');

    await screen.findByText('From now on, we only email you about requests that need your answer.');
  });

  it('stops the newsletter', async () => {
    const { press } = open('/unsubscribe', { token: mailToken(testId(9), 'newsletter') });

    await press('Unsubscribe');

    await screen.findByText("You won't get the newsletter anymore.");
  });

  it.each([
    ['ada', 'Notification settings', '/dashboard?settings=email'],
    [undefined, 'Go to the homepage', '/'],
  ] as const)('leads %s to: %s', async (signedInAs, name, href) => {
    const { press } = open('/unsubscribe', {
      token: mailToken(ADA, 'messages'),
      ...(signedInAs && { signedInAs }),
    });
    await press('Unsubscribe');
    await screen.findByText(/^You won't get emails/);

    await waitFor(() => expect(getAside(name)).toBe(href));
  });

  it.each([
    ['no token', undefined],
    ['an empty one', ''],
    ['one that was cut off', mailToken(ADA, 'messages').slice(0, -1)],
    ['one for something else', mailToken(ADA, 'confirm')],
    ['the name of an inherited property', mailToken(ADA, 'constructor')],
  ])('with %s explains what to do', (_name, token) => {
    const { backend } = open('/unsubscribe', token === undefined ? {} : { token });

    expect(getHeading()).toBe("This link doesn't work");
    expect(screen.getByRole('status').textContent).toContain('Copy the whole link from the email');
    expect(getAside('choose in your settings')).toBe('/dashboard?settings=email');
    expect(screen.queryByRole('button')).toBeNull();
    expect(backend.requests).toEqual([]);
  });

  it('explains what to do if the signature is wrong', async () => {
    const { backend, press } = open('/unsubscribe', { token: mailToken(ADA, 'messages') });
    backend.rpc('unsubscribe', () => rejection(400, 'This link is incomplete'));

    await press('Unsubscribe');

    await waitFor(() => expect(getHeading()).toBe("This link doesn't work"));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps its button while the network fails', async () => {
    const { backend, press } = open('/unsubscribe', { token: mailToken(ADA, 'messages') });
    backend.goDown();

    await press('Unsubscribe');

    expect((await screen.findByRole('alert')).textContent).toBe(
      "You're still subscribed. We can't connect right now. Try again.",
    );
    backend.comeBack();
    await press('Unsubscribe');
    expect(await screen.findByText(/^You won't get emails/)).toBeTruthy();
  });

  it('has a title, and is not for search engines', () => {
    open('/unsubscribe', { token: mailToken(ADA, 'messages') });

    expect(document.title).toBe('Unsubscribe · Bolt Showcase');
    expect(metaContent('robots')).toBe('noindex');
  });
});

describe('the page to confirm the newsletter', () => {
  it('confirms when its button is pressed', async () => {
    const token = mailToken(testId(8), 'confirm');
    const { backend, press } = open('/newsletter/confirm', { token });
    expect(backend.writes()).toEqual([]);

    await press('Confirm');

    await waitFor(() => expect(getHeading()).toBe("You're on the list"));
    expect(backend.calls('confirm_newsletter')).toEqual([{ token }]);
  });

  it.each([
    ['no token', undefined],
    ['a token of another email', mailToken(ADA, 'newsletter')],
  ])('with %s explains what to do', (_name, token) => {
    const { backend } = open('/newsletter/confirm', token === undefined ? {} : { token });

    expect(getHeading()).toBe("This link doesn't work");
    expect(screen.getByRole('status').textContent).toContain('join the newsletter again');
    expect(backend.requests).toEqual([]);
  });

  it('explains what to do if the link has expired', async () => {
    const { backend, press } = open('/newsletter/confirm', { token: mailToken(ADA, 'confirm') });
    backend.rpc('confirm_newsletter', () => rejection(400, 'This link has expired'));

    await press('Confirm');

    await waitFor(() => expect(getHeading()).toBe("This link doesn't work"));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
