import { projectQueries } from '@showcase/data/projects';
import { userQueries } from '@showcase/data/users';
import { page } from '@showcase/remote-contract/define';
import { allCreators, allProjects } from './features/company/all-rows.ts';

/** The pages about the company, in the order of the footer. */
export const companyPages = [
  page('/hire', () => import('./pages/company/hire-page.tsx'), {
    head: {
      title: 'Hire a creator',
      description:
        "Find someone who's already built something like your idea, and agree on a price before work starts.",
    },
    footer: { column: 'Explore', label: 'Hire' },
    start: 'later',
    load: ({ client, queryClient }) =>
      queryClient.prefetchInfiniteQuery(userQueries(client).search(allCreators)),
  }),
  page('/pricing', () => import('./pages/company/pricing-page.tsx'), {
    head: {
      title: 'Pricing',
      description: 'Bolt Showcase is free for clients and creators. We take no commission.',
    },
    footer: { column: 'Explore', label: 'Pricing' },
    start: 'later',
  }),
  page('/about', () => import('./pages/company/about-page.tsx'), {
    head: {
      title: 'About Bolt Showcase',
      description:
        'A marketplace and showcase for developers who build with Bolt, the AI app builder.',
    },
    footer: { column: 'Company', label: 'About' },
    start: 'later',
    load: ({ client, queryClient }) =>
      Promise.all([
        queryClient.prefetchQuery(projectQueries(client).counts(allProjects)),
        queryClient.prefetchQuery(userQueries(client).counts(allCreators)),
      ]),
  }),
  page('/careers', () => import('./pages/company/careers-page.tsx'), {
    head: { title: 'Careers', description: 'We have no open roles right now.' },
    footer: { column: 'Company', label: 'Careers' },
    start: 'later',
  }),
  page('/privacy', () => import('./pages/company/privacy-page.tsx'), {
    head: {
      title: 'Privacy Policy',
      description: 'What Bolt Showcase stores about you, who can see it, and what it never does.',
    },
    footer: { column: 'Company', label: 'Privacy' },
    start: 'later',
  }),
  page('/terms', () => import('./pages/company/terms-page.tsx'), {
    head: {
      title: 'Terms of Service',
      description: 'The rules for using Bolt Showcase, in plain words.',
    },
    footer: { column: 'Company', label: 'Terms' },
    start: 'later',
  }),
];
