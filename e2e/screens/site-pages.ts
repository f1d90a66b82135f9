/** Ids of the seed that the paths of pages contain. */
export type SeedIds = {
  project: string;
  pendingRequest: string;
  openCase: string;
  creator: string;
};

/** A page to photograph, as an account of the seed sees it, or a visitor without one. */
export type SitePage = {
  name: string;
  role?: 'creator' | 'client' | 'admin';
  path: string | ((ids: SeedIds) => string);
};

/** Every kind of page, with rows of the seed. A name is that of its pictures. `tooling/repo-checks` compares it with the declarations. */
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
  { name: 'terms', path: '/terms' },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'interview', role: 'client', path: '/devonboard' },
  { name: 'dev-profile', role: 'creator', path: '/dashboard/dev/profile' },
  { name: 'dev-projects', role: 'creator', path: '/dashboard/dev/projects' },
  {
    name: 'dev-request',
    role: 'creator',
    path: ({ pendingRequest }) => `/dashboard/dev/requests?request=${pendingRequest}`,
  },
  { name: 'dev-services', role: 'creator', path: '/dashboard/dev/services' },
  { name: 'dev-reviews', role: 'creator', path: '/dashboard/dev/reviews' },
  { name: 'dev-earnings', role: 'creator', path: '/dashboard/dev/earnings' },
  { name: 'dev-invoices', role: 'creator', path: '/dashboard/dev/invoices' },
  {
    name: 'dev-case',
    role: 'creator',
    path: ({ openCase }) => `/dashboard/dev/cases/${openCase}`,
  },
  { name: 'client-browse', role: 'client', path: '/dashboard/client/browse' },
  { name: 'client-requests', role: 'client', path: '/dashboard/client/requests?status=accepted' },
  { name: 'client-saved', role: 'client', path: '/dashboard/client/saved' },
  { name: 'client-compare', role: 'client', path: '/dashboard/client/compare' },
  { name: 'client-invoices', role: 'client', path: '/dashboard/client/invoices' },
  {
    name: 'messages',
    role: 'client',
    path: ({ creator }) => `/dashboard/client/messages?with=${creator}`,
  },
  { name: 'admin-overview', role: 'admin', path: '/dashboard/admin/overview' },
  { name: 'admin-mail', role: 'admin', path: '/dashboard/admin/overview/mail' },
  { name: 'admin-requests', role: 'admin', path: '/dashboard/admin/overview/requests' },
  { name: 'admin-payments', role: 'admin', path: '/dashboard/admin/overview/payments' },
  { name: 'admin-services', role: 'admin', path: '/dashboard/admin/overview/services' },
  { name: 'admin-reviews', role: 'admin', path: '/dashboard/admin/overview/reviews' },
  { name: 'admin-subscribers', role: 'admin', path: '/dashboard/admin/overview/subscribers' },
  { name: 'admin-creators', role: 'admin', path: '/dashboard/admin/creators' },
  { name: 'admin-clients', role: 'admin', path: '/dashboard/admin/clients' },
  { name: 'admin-newsletters', role: 'admin', path: '/dashboard/admin/newsletters' },
  {
    name: 'admin-newsletter',
    role: 'admin',
    path: '/dashboard/admin/newsletters/00000000-0000-4000-8000-000000000001?new',
  },
  { name: 'admin-projects', role: 'admin', path: '/dashboard/admin/projects' },
  { name: 'admin-synonyms', role: 'admin', path: '/dashboard/admin/projects/synonyms' },
  { name: 'admin-reports', role: 'admin', path: '/dashboard/admin/reports' },
  { name: 'admin-appeals', role: 'admin', path: '/dashboard/admin/reports/appeals' },
  { name: 'admin-cases', role: 'admin', path: '/dashboard/admin/cases' },
  { name: 'admin-metrics', role: 'admin', path: '/dashboard/admin/metrics' },
];

/** Pages that are not photographed, and why. */
export const otherPages: Record<string, string> = {
  '/creators/:id': 'It is the page of /creator/:username.',
  '/dashboard/client/cases/:caseId': 'It shows what /dashboard/dev/cases/:caseId shows.',
  '/dashboard/admin/cases/:caseId': 'No case of the seed waits for a decision.',
};
