import { enterText } from '@showcase/kit/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { backendWithUsers } from './backend-with-users.ts';
import { renderInShell } from './render-in-shell.tsx';
import { SignupPage } from '../session/signup-page.tsx';

const routes = [{ path: '/signup', Component: SignupPage }];

type Options = Parameters<typeof renderInShell>[1];

const validValues = {
  'Full Name': 'Noor Haddad',
  Username: 'noor',
  Email: 'noor@example.com',
  Password: 'showcase',
  'Confirm Password': 'showcase',
};

export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

/** Opens the sign-up page, with helpers to fill it in and submit it. */
export async function openSignup(options: Options = {}) {
  const backend = options.backend ?? backendWithUsers();
  backend.rpc('ask_purpose', () => true);
  backend.rpc('username_available', ({ name }) => name !== 'ada-stone');
  const view = renderInShell(routes, { path: '/signup', ...options, backend });
  await screen.findByRole('textbox', { name: 'Full Name' });

  async function fillIn(values: Partial<typeof validValues> = {}) {
    for (const [label, text] of Object.entries({ ...validValues, ...values })) {
      if (text) await enterText(field(label), text);
    }
  }
  const send = () => view.person.click(screen.getByRole('button', { name: 'Create Account' }));
  /** Waits for the question that follows the sign-up, and then for the page that skipping it leads to. */
  async function skipQuestion() {
    await screen.findByRole('heading', { name: 'What brings you here?' });
    await view.person.click(screen.getByRole('button', { name: 'Skip' }));
    await screen.findByText('Elsewhere');
  }
  const getSignUpRequests = () =>
    view.backend.requests.filter(({ url }) => url.pathname === '/auth/v1/signup');
  return { ...view, fillIn, send, skipQuestion, getSignUpRequests };
}

/** Expects the field to be invalid and described by the banner. */
export function expectInvalid(label: string) {
  expect(field(label).getAttribute('aria-invalid')).toBe('true');
  expect(field(label).getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
}

export const findBannerText = async () => (await screen.findByRole('alert')).textContent;
