import {
  aProject,
  aSavedSearch,
  aService,
  aUser,
  fakeBackend,
  testId,
} from '@showcase/data/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

const URL_OF_MAPS = '/projects?q=harbour&technologies=React';

const createBackend = (signedInAs?: string) =>
  fakeBackend({
    users: [aUser()],
    projects: [aProject()],
    services: [aService()],
    ...(signedInAs && { signedInAs }),
  });

const findSave = () => screen.findByRole('button', { name: 'Save this search' });

it('saves a search under the proposed name, and says so', async () => {
  const { user, backend, notices } = openPage(URL_OF_MAPS, createBackend(testId(1)));
  await user.click(await findSave());
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the search' });
  expect([name.value, name.matches(':focus')]).toEqual(['harbour · React', true]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Saved as/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Saved searches' }).getAttribute('href')).toBe(
    '/dashboard/client/saved?tab=searches',
  );
  expect(backend.state.savedSearches).toMatchObject([
    {
      kind: 'projects',
      name: 'harbour · React',
      search: { q: 'harbour', technologies: ['React'] },
    },
  ]);
  expect(notices).toEqual([
    { kind: 'success', text: "Search saved. We'll tell you about new matches." },
  ]);
});

it('saves it under another name, or not at all', async () => {
  const { user, backend } = openPage(URL_OF_MAPS, createBackend(testId(1)));
  await user.click(await findSave());
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect((await findSave()).matches(':focus')).toBe(true);
  expect(backend.state.savedSearches).toEqual([]);
  await user.click(await findSave());
  await user.keyboard('Harbours{Enter}');
  await waitFor(() => expect(backend.state.savedSearches).toMatchObject([{ name: 'Harbours' }]));
});

it('says under which name the same search is already saved', async () => {
  const backend = createBackend(testId(1));
  const search = { technologies: ['React'], q: 'harbour' };
  backend.state.savedSearches.push(aSavedSearch({ name: 'Boats', search }));
  openPage(URL_OF_MAPS, backend);
  expect((await screen.findByText(/^Saved as/)).textContent).toBe('Saved as Boats');
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull();
});

it('explains why a search was not saved', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { user, backend } = openPage(URL_OF_MAPS, createBackend(testId(1)));
  await user.click(await findSave());
  const save = await screen.findByRole('button', { name: 'Save' });
  const message = 'Your account can hold up to 20 saved searches';
  backend.answerWith(({ method, url }) =>
    method === 'POST' && url.pathname.endsWith('saved_searches')
      ? new Response(JSON.stringify({ code: 'PT400', message }), { status: 400 })
      : undefined,
  );
  await user.click(save);
  expect((await screen.findByRole('alert')).textContent).toBe(
    `The search wasn't saved. ${message}.`,
  );
});

it.each(['/projects', '/creators', '/creators?show=services'])(
  'offers nothing to save on %s without a text and filters',
  async (path) => {
    openPage(path, createBackend(testId(1)));
    await screen.findAllByRole('article');
    expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull();
  },
);

it('makes a visitor sign in, and saves after they return to the same search', async () => {
  const url = '/creators?skills=React';
  const { user, currentUrl } = openPage(url, createBackend());
  await user.click(await findSave());
  await waitFor(() =>
    expect(currentUrl()).toBe(`/login?reason=save-search&next=${encodeURIComponent(url)}`),
  );

  cleanup();
  const { backend, notices } = openPage(url, createBackend(testId(1)));
  await waitFor(() =>
    expect(backend.state.savedSearches).toMatchObject([
      { kind: 'creators', name: 'React', search: { skills: ['React'] } },
    ]),
  );
  expect(await screen.findByText(/^Saved as/)).toBeTruthy();
  expect(notices).toMatchObject([{ kind: 'success' }]);
});

it('saves nothing at another search after the sign-in', async () => {
  const { user } = openPage('/creators?skills=React', createBackend());
  await user.click(await findSave());
  cleanup();
  const { backend } = openPage('/creators?skills=Vue', createBackend(testId(1)));
  await findSave();
  expect(backend.state.savedSearches).toEqual([]);
});
