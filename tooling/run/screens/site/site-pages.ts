import type { Role } from '../../serving/sign-in.ts';
import type { SeedIds } from './find-ids.ts';

/** A page to photograph, as an account of the seed sees it, or a visitor without one. */
export type SitePage = { name: string; role?: Role; path: string | ((ids: SeedIds) => string) };

/** Every kind of page, with rows of the seed. A name is part of the pictures' file names. */
export const sitePages: SitePage[] = [
  { name: 'landing', path: '/' },
  { name: 'projects', path: '/projects' },
  { name: 'projects-filtered', path: '/projects?technologies=React' },
  { name: 'projects-none', path: '/projects?q=no+such+project' },
  { name: 'project', path: ({ project }) => `/projects/${project}` },
  { name: 'creators', path: '/creators' },
  { name: 'services', path: '/creators?show=services' },
  { name: 'creator', path: '/creator/ada-stone' },
  { name: 'about', path: '/about' },
  { name: 'hire', path: '/hire' },
  { name: 'pricing', path: '/pricing' },
  { name: 'careers', path: '/careers' },
  { name: 'privacy', path: '/privacy' },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'interview', role: 'client', path: '/devonboard' },
  { name: 'dev-projects', role: 'creator', path: '/dashboard/dev/projects' },
  {
    name: 'dev-request',
    role: 'creator',
    path: ({ pendingRequest }) => `/dashboard/dev/requests?request=${pendingRequest}`,
  },
  { name: 'dev-services', role: 'creator', path: '/dashboard/dev/services' },
  { name: 'dev-earnings', role: 'creator', path: '/dashboard/dev/earnings' },
  { name: 'client-requests', role: 'client', path: '/dashboard/client/requests?status=accepted' },
  {
    name: 'messages',
    role: 'client',
    path: ({ creator }) => `/dashboard/client/messages?with=${creator}`,
  },
  { name: 'admin-overview', role: 'admin', path: '/dashboard/admin/overview' },
  { name: 'admin-mail', role: 'admin', path: '/dashboard/admin/overview/mail' },
  { name: 'admin-newsletters', role: 'admin', path: '/dashboard/admin/newsletters' },
  {
    name: 'admin-newsletter',
    role: 'admin',
    path: '/dashboard/admin/newsletters/00000000-0000-4000-8000-000000000001?new',
  },
  { name: 'admin-projects', role: 'admin', path: '/dashboard/admin/projects' },
];
