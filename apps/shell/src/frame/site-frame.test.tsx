import { Link } from '@showcase/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { backendWithUsers } from '../testing/backend-with-users.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { SiteFrame } from './site-frame.tsx';
import { NOT_FOUND_ROUTE } from './use-is-dashboard.ts';

function pageWithTitle(title: string) {
  return (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
    </>
  );
}

function DelayedPage() {
  const [isLoaded, setIsLoaded] = useState(false);
  if (isLoaded) return pageWithTitle('Later');
  return (
    <>
      <h1>Waiting</h1>
      <button type="button" onClick={() => setIsLoaded(true)}>
        Rows are here
      </button>
    </>
  );
}

/** Two links to the same page, once its rows are here. */
function ListPage() {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsLoaded(true)}>
        Rows are here
      </button>
      {isLoaded &&
        ['Newest', 'Trending'].map((name) => (
          <Link key={name} href="/two">
            {name}
          </Link>
        ))}
    </>
  );
}

function openSite(path = '/one') {
  const rows = Promise.withResolvers<null>();
  const children = [
    { path: '/one', element: pageWithTitle('One') },
    { path: '/two', element: pageWithTitle('Two') },
    { path: '/later', Component: DelayedPage },
    { path: '/list', Component: ListPage },
    { path: '/slow', loader: () => rows.promise, element: pageWithTitle('Slow') },
    { path: '/login', element: pageWithTitle('Login') },
    { path: '/dashboard/one', element: pageWithTitle('One') },
    {
      path: '*',
      id: NOT_FOUND_ROUTE,
      loader: () => null,
      HydrateFallback: () => null,
      element: pageWithTitle('Not found'),
    },
  ];
  const view = renderInShell([{ Component: SiteFrame, children }], {
    path,
    backend: backendWithUsers({ signedInAs: 'ada' }),
  });
  const go = (to: string) => act(() => view.router.navigate(to));
  return { ...view, go, rows };
}

const announcement = (title: string) => screen.queryByText(title, { selector: 'p' });

describe('SiteFrame', () => {
  it('shows the bar, the page and the footer, with a skip link to the page', async () => {
    const { person } = openSite();

    await person.tab();

    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip.matches(':focus')).toBe(true);
    expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
  });

  it('moves the focus to a new page and announces its title', async () => {
    const { go } = openSite();
    expect(screen.getByRole('main').matches(':focus')).toBe(false);
    expect(announcement('One')).toBeNull();

    await go('/two');

    await waitFor(() => expect(screen.getByRole('main').matches(':focus')).toBe(true));
    expect(announcement('Two')).toBeTruthy();
  });

  it('focuses the link that was followed after Back, once it is there', async () => {
    const { router, person } = openSite('/list');
    await person.click(screen.getByRole('button', { name: 'Rows are here' }));
    await person.click(screen.getByRole('link', { name: 'Trending' }));
    await screen.findByRole('heading', { name: 'Two' });

    await act(() => router.navigate(-1));
    expect(screen.getByRole('main').matches(':focus')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Rows are here' }));

    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Trending' }).matches(':focus')).toBe(true),
    );
  });

  it('announces a title that is set once the rows have loaded', async () => {
    const { go, person } = openSite();

    await go('/later');
    await screen.findByRole('heading', { name: 'Waiting' });
    await person.click(screen.getByRole('button', { name: 'Rows are here' }));

    await waitFor(() => expect(announcement('Later')).toBeTruthy());
  });

  it('leaves the focus where it is while only the search changes', async () => {
    const { go } = openSite();
    const link = screen.getByRole('link', { name: 'Skip to content' });
    link.focus();

    await go('/one?q=react');

    expect(link.matches(':focus')).toBe(true);
    expect(announcement('One')).toBeNull();
  });

  it('shows progress while a page loads', async () => {
    const { router, rows } = openSite();
    expect(screen.queryByRole('progressbar')).toBeNull();

    act(() => void router.navigate('/slow'));
    expect(await screen.findByRole('progressbar', { name: 'Loading page' })).toBeTruthy();

    rows.resolve(null);
    await screen.findByRole('heading', { name: 'Slow' });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('shows progress while a page revalidates', async () => {
    const { router, go, rows } = openSite();
    rows.resolve(null);
    await go('/slow');
    await screen.findByRole('heading', { name: 'Slow' });

    act(() => void router.revalidate());

    expect(await screen.findByRole('progressbar')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  it('shows notices until they are dismissed, and errors as alerts', async () => {
    const { notices, person } = openSite();

    act(() => notices.notify({ kind: 'success', text: 'Saved.' }));
    await person.hover(await screen.findByText('Saved.'));
    await person.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Saved.')).toBeNull());

    act(() => notices.notify({ kind: 'danger', text: 'Not sent.' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Not sent.');
  });
});

it.each([
  ['/one', true],
  ['/dashboard/one', false],
  ['/dashboard/unknown', true],
])('has the whole footer at %s: %s', async (path, hasWholeFooter) => {
  openSite(path);
  await screen.findByRole('heading', { level: 1 });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.queryAllByRole('heading').length > 0).toBe(hasWholeFooter);
});
