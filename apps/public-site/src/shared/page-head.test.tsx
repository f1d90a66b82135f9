import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createProjectBackend } from '../testing/project-backend.ts';
import { openPage } from '../testing/open-page.tsx';

// oxlint-disable testing-library/no-node-access -- what is in the head has no role
const fromServer = () => [...document.head.querySelectorAll('[data-page]')].map(({ id }) => id);

afterEach(() => {
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
});

it('keeps what only a server knows as long as it is about the page', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<meta id="description" data-page="/projects" name="description" content="a" />
    <script id="data" data-page="/projects" type="application/ld+json">{}</script>
    <link id="feed" data-page="/projects?q=a" rel="alternate" href="/feeds/search.atom?q=a" />`,
  );
  const { router } = openPage('/projects?q=a', createProjectBackend());
  await screen.findByRole('heading', { level: 1 });
  expect(fromServer()).toEqual(['data', 'feed']);
  await router.navigate('/projects?q=b');
  await waitFor(() => expect(fromServer()).toEqual(['data']));
  await router.navigate('/creators');
  await waitFor(() => expect(fromServer()).toEqual([]));
});
