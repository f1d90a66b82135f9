import { aProject, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const routes = [{ path: '/nowhere', Component: NotFoundPage }];
const id = testId(101);

function open() {
  const backend = fakeBackend({
    users: [aUser({ name: 'Mei Tanaka' })],
    projects: [
      aProject({ id, title: 'Tidepool', is_featured: true }),
      aProject({ title: 'Other' }),
    ],
  });
  return renderInShell(routes, { path: '/nowhere', backend });
}

describe('NotFoundPage', () => {
  it('links to the homepage', () => {
    open();

    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Back to Homepage' });
    expect(link.getAttribute('href')).toBe('/');
  });

  it.each([
    [' tides & more ', '/projects?q=tides+%26+more'],
    ['  ', '/projects'],
  ])('searches for %j at %s', async (text, url) => {
    const { person, currentUrl } = open();
    const search = within(screen.getByRole('search'));

    await person.type(search.getByRole('searchbox', { name: 'Search projects' }), text);
    await person.click(search.getByRole('button', { name: 'Search' }));

    await waitFor(() => expect(currentUrl()).toBe(url));
  });

  it('searches without JavaScript, too', () => {
    open();

    const form = screen.getByRole('search');
    expect(form.getAttribute('action')).toBe('/projects');
    expect(screen.getByRole('searchbox').getAttribute('name')).toBe('q');
  });

  it('shows featured projects once they have arrived', async () => {
    open();
    expect(screen.queryByRole('heading', { name: 'These did ship' })).toBeNull();

    const work = await screen.findByRole('link', { name: /Tidepool\s*by Mei Tanaka/ });
    expect(work.getAttribute('href')).toBe(`/projects/${id}`);
    expect(screen.queryByText('Other')).toBeNull();
  });

  it('shows none if they could not be read', async () => {
    const view = open();
    view.backend.goDown();

    await waitFor(() => expect(view.backend.requests.length).toBeGreaterThan(0));
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
});
