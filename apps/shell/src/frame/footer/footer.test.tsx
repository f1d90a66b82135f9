import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { ContactEmailContext } from '../../core/contact-email.ts';
import { Footer } from './footer.tsx';

const routes = [{ path: '/', Component: Footer }];
const allPaths = [
  '/projects',
  '/creators',
  '/hire',
  '/pricing',
  '/about',
  '/careers',
  '/privacy',
  '/terms',
];

function getLinks(heading: string) {
  return within(screen.getByRole('list', { name: heading }))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

async function join(email: string) {
  const view = renderInShell(routes);
  await view.person.type(screen.getByRole('textbox', { name: 'Newsletter' }), email);
  await view.person.click(screen.getByRole('button', { name: 'Join' }));
  return view;
}

describe('Footer', () => {
  it('links to every page that exists', () => {
    renderInShell(routes, { isKnown: (path) => allPaths.includes(path) });

    expect(getLinks('Explore')).toEqual([
      ['Projects', '/projects'],
      ['Creators', '/creators'],
      ['Hire', '/hire'],
      ['Pricing', '/pricing'],
    ]);
    expect(getLinks('Company')).toEqual([
      ['About', '/about'],
      ['Careers', '/careers'],
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
    ]);
  });

  it('shows plain text for a page that does not exist', () => {
    renderInShell(routes, { isKnown: (path) => path !== '/pricing' });

    expect(screen.getByText('Pricing')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pricing' })).toBeNull();
  });

  it('lists resources and social networks without dead links', () => {
    renderInShell(routes);

    expect(getLinks('Resources')).toEqual([]);
    for (const name of ['Documentation', 'Tutorials', 'Blog', 'Changelog']) {
      expect(screen.getByText(name)).toBeTruthy();
    }
    for (const name of ['Twitter', 'Instagram', 'GitHub', 'LinkedIn']) {
      expect(screen.getByRole('img', { name })).toBeTruthy();
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
  });

  it('offers the contact address of the deployment, and none if it has none', () => {
    const element = (
      <ContactEmailContext value="team@showcase.test">
        <Footer />
      </ContactEmailContext>
    );
    const { unmount } = renderInShell([{ path: '/', element }]);
    const mail = screen.getByRole('link', { name: 'team@showcase.test' });
    expect(mail.getAttribute('href')).toBe('mailto:team@showcase.test');
    unmount();

    renderInShell(routes);
    expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
  });

  it('shows the current year', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-01T12:00:00Z') });
    renderInShell(routes);

    expect(screen.getByText(/© 2031/)).toBeTruthy();
  });
});

describe('the footer of a dashboard', () => {
  it('is one line: the copyright, the links about the company and the theme', () => {
    renderInShell([{ path: '/dashboard/dev/profile', Component: Footer }], {
      path: '/dashboard/dev/profile',
    });

    expect(screen.getByText(/^©/)).toBeTruthy();
    const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['About', 'Careers', 'Privacy', 'Terms']);
    expect(screen.getByRole('radiogroup', { name: 'Theme' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the theme switch', () => {
  it('is available to visitors and remembers the choice', async () => {
    const { person } = renderInShell(routes);
    const themes = within(screen.getByRole('radiogroup', { name: 'Theme' }));
    expect(themes.getByRole('radio', { name: 'System' })).toHaveProperty('checked', true);

    await person.click(themes.getByRole('radio', { name: 'Dark' }));

    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('bolt-showcase-theme')).toBe('dark');
    localStorage.clear();
  });
});

const CHECK_INBOX = 'Check your inbox: we sent a link to confirm to reader@example.com.';

describe('the newsletter', () => {
  it('stores the email address and asks to confirm it', async () => {
    const { backend } = await join('reader@example.com');

    await screen.findByText(CHECK_INBOX);
    expect(backend.calls('join_newsletter')).toEqual([{ email: 'reader@example.com' }]);
    expect(screen.getByRole('textbox', { name: 'Newsletter' })).toHaveProperty('value', '');
  });

  it('requires a valid email address', async () => {
    const { backend } = await join('reader');

    await screen.findByText('Enter a valid email address');
    expect(backend.calls('join_newsletter')).toEqual([]);
  });

  it('keeps the email address in the field if it could not be stored', async () => {
    const view = renderInShell(routes);
    view.backend.goDown();
    const input = screen.getByRole('textbox', { name: 'Newsletter' });

    await view.person.type(input, 'reader@example.com{Enter}');

    await screen.findByText(/We can't connect right now\. Try again\.$/);
    expect(input).toHaveProperty('value', 'reader@example.com');
  });
});
