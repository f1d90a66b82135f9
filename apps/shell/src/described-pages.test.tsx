import { testId } from '@showcase/data/testing';
import { metaContent } from '@showcase/kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NotFoundPage } from './frame/not-found/not-found-page.tsx';
import { shellPages } from './router.tsx';
import { backendWithUsers } from './testing/backend-with-users.ts';
import { mailToken } from './testing/mail-token.ts';
import { renderInShell } from './testing/render-in-shell.tsx';

const routes = [...shellPages, { path: '/nowhere', Component: NotFoundPage }];
const links = new URLSearchParams({
  token_hash: `link-${testId(1)}`,
  email: 'creator@example.com',
});
const token = (topic: string) => mailToken(testId(1), topic);

const pages = [
  ['/login', true],
  ['/login?view=forgot', true],
  ['/signup', true],
  ['/auth/confirm', false],
  [`/auth/confirm?type=signup&${links}`, false],
  [`/auth/confirm?type=recovery&${links}`, false],
  ['/unsubscribe', false],
  [`/unsubscribe?token=${token('messages')}`, false],
  ['/newsletter/confirm', false],
  [`/newsletter/confirm?token=${token('confirm')}`, false],
  ['/nowhere', false],
] as const;

it('is known of each page of the shell whether search engines list it', () => {
  const known = new Set(pages.map(([path]) => path.replace(/\?.*/, '')));
  expect([...known]).toEqual(routes.map(({ path }) => path));
});

it.each(pages)('describes %s to search engines', async (path, isIndexed) => {
  renderInShell(routes, { path, backend: backendWithUsers() });
  await screen.findByRole('heading', { level: 1 });

  expect(metaContent('description')).toMatch(/^.{10,160}$/);
  expect(metaContent('description')).not.toContain('@');
  expect(metaContent('robots')).toBe(isIndexed ? undefined : 'noindex');
});
