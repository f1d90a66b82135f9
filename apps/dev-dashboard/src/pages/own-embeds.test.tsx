import { aProject, testId } from '@showcase/data/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
// Imported up front, so that no test waits for it to load.
import '../features/own-projects/embeds/embed-dialog.tsx';
import { openPage } from '../testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const html = '<iframe src="https://showcase.test/embed/projects/1"></iframe>';

/** The dialog of a project, whose site responds to the request for its line with this. */
async function openDialog(respond: () => Response) {
  const requests: URL[] = [];
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
    if (url.pathname !== '/oembed') return send(input, init);
    requests.push(url);
    return respond();
  });
  const user = userEvent.setup();
  openPage('/dashboard/dev/projects', { projects: [aProject({ title: 'Tide Table' })] });
  await user.click(await screen.findByRole('button', { name: /^Embed .*Tide Table/ }));
  await screen.findByRole('dialog', { name: 'Embed this project' });
  return { requests, user };
}

it('a creator copies the line that shows a project on other sites, as the site gives it to them', async () => {
  const { requests, user } = await openDialog(() => Response.json({ type: 'rich', html }));
  expect(await screen.findByText(html)).toBeTruthy();
  const page = new URL(`/projects/${testId(101)}`, document.baseURI).href;
  expect(requests.map(({ searchParams }) => searchParams.get('url'))).toEqual([page]);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(html);
});

it.each([
  ['hidden', () => new Response('There is nothing.', { status: 404 })],
  ['on a host for static files', () => new Response('<!doctype html>')],
])('what is %s has no line, which the dialog says', async (_, respond) => {
  await openDialog(respond);
  expect(await screen.findByText(/^Visitors can’t open a card of this project\./)).toBeTruthy();
});

it('what is not public has no line', async () => {
  openPage('/dashboard/dev/projects', {
    projects: [aProject({ title: 'Tide Table', visibility: 'unlisted' })],
  });
  expect(await screen.findByRole('article', { name: 'Tide Table' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Embed/ })).toBeNull();
});
