import type { Area, NavLink, Release } from '@showcase/remote-contract/registry';
import { aRelease } from './a-release.ts';

function dashboard(name: string, mount: string, area: Area, nav: NavLink[]): Release {
  const paths = nav.map(({ path }) => path);
  return aRelease({ name, mount, paths, signIn: paths, area, nav });
}

/** The descriptions of the product's releases; `tooling/repo-checks` compares them with their declarations. */
export const siteReleases: Release[] = [
  dashboard(
    'admin',
    '/dashboard/admin',
    { title: 'Admin', audience: 'admin', home: '/dashboard/admin/overview' },
    [
      { path: '/dashboard/admin/overview', label: 'Overview', icon: 'dashboard' },
      { path: '/dashboard/admin/creators', label: 'Creators', icon: 'users' },
      { path: '/dashboard/admin/clients', label: 'Clients', icon: 'user' },
      { path: '/dashboard/admin/projects', label: 'Projects', icon: 'folder' },
      { path: '/dashboard/admin/reports', label: 'Reports', icon: 'flag' },
      { path: '/dashboard/admin/cases', label: 'Cases', icon: 'inbox' },
      { path: '/dashboard/admin/newsletters', label: 'Newsletters', short: 'News', icon: 'mail' },
      { path: '/dashboard/admin/metrics', label: 'Metrics', icon: 'activity' },
    ],
  ),
  dashboard(
    'client-dashboard',
    '/dashboard/client',
    { title: 'Client', audience: 'client', home: '/dashboard/client/browse' },
    [
      {
        path: '/dashboard/client/browse',
        label: 'Browse Developers',
        short: 'Browse',
        icon: 'search',
      },
      {
        path: '/dashboard/client/requests',
        label: 'My Hire Requests',
        short: 'Requests',
        icon: 'inbox',
      },
      {
        path: '/dashboard/client/saved',
        label: 'Saved Creators',
        short: 'Saved',
        icon: 'bookmark',
      },
      {
        path: '/dashboard/client/messages',
        label: 'Messages',
        icon: 'messages',
        alsoIn: 'menu',
        sidebars: ['developer'],
        counts: 'messages',
      },
      {
        path: '/dashboard/client/invoices',
        label: 'My Invoices',
        short: 'Invoices',
        icon: 'receipt',
      },
    ],
  ),
  dashboard(
    'dev-dashboard',
    '/dashboard/dev',
    {
      title: 'Developer',
      audience: 'developer',
      home: '/dashboard/dev/profile',
      records: [
        '/dashboard/dev/requests',
        '/dashboard/dev/cases',
        '/dashboard/dev/reviews',
        '/dashboard/dev/earnings',
        '/dashboard/dev/invoices',
      ],
    },
    [
      { path: '/dashboard/dev/profile', label: 'My Profile', short: 'Profile', icon: 'user' },
      { path: '/dashboard/dev/projects', label: 'My Projects', short: 'Projects', icon: 'folder' },
      {
        path: '/dashboard/dev/services',
        label: 'My Services',
        short: 'Services',
        icon: 'briefcase',
      },
      { path: '/dashboard/dev/requests', label: 'Hire Requests', short: 'Requests', icon: 'inbox' },
      { path: '/dashboard/dev/reviews', label: 'Reviews', icon: 'star' },
      { path: '/dashboard/dev/earnings', label: 'Earnings', icon: 'dollar', alsoIn: 'wallet' },
      {
        path: '/dashboard/dev/invoices',
        label: 'My Invoices',
        short: 'Invoices',
        icon: 'receipt',
      },
    ],
  ),
  aRelease({
    name: 'onboarding',
    mount: '/devonboard',
    paths: ['/devonboard'],
    area: { title: 'Onboarding interview' },
  }),
  aRelease({
    name: 'public-site',
    paths: ['/', '/projects', '/projects/:id', '/creators', '/creator/:username'],
    purposes: { search: '/projects', project: '/projects/:id' },
    footer: [
      { column: 'Explore', label: 'Projects', path: '/projects' },
      { column: 'Explore', label: 'Creators', path: '/creators' },
      { column: 'Explore', label: 'Hire', path: '/hire' },
      { column: 'Explore', label: 'Pricing', path: '/pricing' },
      { column: 'Company', label: 'About', path: '/about' },
      { column: 'Company', label: 'Careers', path: '/careers' },
      { column: 'Company', label: 'Privacy', path: '/privacy' },
      { column: 'Company', label: 'Terms', path: '/terms' },
    ],
  }),
];
