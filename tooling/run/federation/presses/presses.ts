import type { Page } from '@playwright/test';
import type { Press } from './measure-press.ts';

const linkToProjects = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Projects', exact: true });
const filter = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: 'React', exact: true });

/** What a visitor presses first, and what someone who is signed in does. */
export const presses: Record<string, Press> = {
  'the menu of / on a phone': {
    path: '/',
    width: 390,
    target: (page) => page.getByRole('button', { name: 'Open menu' }),
    effect: 'nav[aria-label="Menu"]',
  },
  'a filter of /projects': { path: '/projects', target: filter },
  'a link of a dashboard, signed in': {
    path: '/dashboard/client/browse',
    isSignedIn: true,
    target: linkToProjects,
  },
};
