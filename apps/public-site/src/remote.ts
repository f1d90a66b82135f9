import { projectQueries, projectStatusOptions } from '@showcase/data/projects';
import { itemQueries } from '@showcase/data/query';
import { reviewQueries } from '@showcase/data/reviews';
import { serviceQueries } from '@showcase/data/services';
import { userQueries } from '@showcase/data/users';
import { creatorSearch, projectSearch, readShow, serviceSearch } from '@showcase/kit/search';
import type { LoaderFunctionArgs } from '@showcase/remote-contract';
import { defineRemote, page } from '@showcase/remote-contract/define';
import { companyPages } from './company-pages.ts';
import { loadCreatorById, loadCreatorByUsername } from './features/creator-profile/load-creator.ts';
import { pageCountSearch, prefetchPages } from './shared/list-search/prefetch-pages.ts';

export const remote = defineRemote({
  mount: '/',
  commands: [
    {
      label: 'Projects',
      importSearch: async () =>
        (await import('./features/project-search/find-projects.ts')).findProjects,
    },
    {
      label: 'Creators',
      importSearch: async () =>
        (await import('./features/creator-search/find-creators.ts')).findCreators,
    },
  ],
  pages: [
    page('/', () => import('./pages/landing-page.tsx'), {
      head: {
        title: 'Showcase and hire top Bolt devs',
        description:
          'The marketplace for developers who build with Bolt: browse projects, meet their creators and hire them.',
      },
      load: ({ client, queryClient }) =>
        Promise.all([
          queryClient.prefetchQuery(projectQueries(client).featured()),
          queryClient.prefetchQuery(reviewQueries(client).quoted()),
        ]),
    }),
    page('/projects', () => import('./pages/projects-page.tsx'), {
      head: {
        title: 'Explore Projects',
        description:
          'Browse web, mobile and desktop projects built with Bolt, by type, technology and industry.',
      },
      footer: { column: 'Explore', label: 'Projects' },
      purpose: 'search',
      searchParams: [...projectSearch.names, ...pageCountSearch.names],
      shouldRevalidate: shouldRevalidatePage,
      load: ({ client, queryClient }, args) => {
        const search = projectSearch.read(searchParams(args));
        const projects = projectQueries(client);
        const found = projects.search(projectSearch.toRequest(search));
        return Promise.all([
          prefetchPages(queryClient, found, searchParams(args)),
          queryClient.prefetchQuery(projects.counts(projectSearch.toArguments(search))),
        ]);
      },
    }),
    page('/projects/:id', () => import('./pages/project/project-page.tsx'), {
      purpose: 'project',
      shouldRevalidate: shouldRevalidatePage,
      load: ({ client, queryClient }, { params: { id = '' } }) => {
        const projects = projectQueries(client);
        const findProject = async () => {
          const project = await queryClient.fetchQuery(projects.byId(id));
          if (project)
            await Promise.all([
              queryClient.prefetchQuery(projectStatusOptions(client, id)),
              queryClient.prefetchQuery(projects.related(project)),
              queryClient.prefetchQuery(
                projects.othersByUser({ id: project.id, userId: project.user_id }),
              ),
            ]);
          else await queryClient.prefetchQuery(itemQueries(client).status('project', id));
        };
        return Promise.all([
          findProject(),
          queryClient.prefetchQuery(projects.media(id)),
          queryClient.prefetchQuery(projects.codeSamples(id)),
          queryClient.prefetchQuery(reviewQueries(client).byProject(id)),
        ]);
      },
    }),
    page('/creators', () => import('./pages/creators-page.tsx'), {
      head: {
        title: 'Discover Creators',
        description:
          'Find developers who build with Bolt, by skill and location, and see their projects, services and reviews.',
      },
      footer: { column: 'Explore', label: 'Creators' },
      searchParams: [...serviceSearch.names, ...pageCountSearch.names],
      shouldRevalidate: shouldRevalidatePage,
      load: ({ client, queryClient }, args) => {
        const params = searchParams(args);
        if (readShow(params) === 'services') {
          const search = serviceSearch.read(params);
          const services = serviceQueries(client);
          return Promise.all([
            prefetchPages(queryClient, services.search(serviceSearch.toRequest(search)), params),
            queryClient.prefetchQuery(services.counts(serviceSearch.toArguments(search))),
          ]);
        }
        const search = creatorSearch.read(params);
        const users = userQueries(client);
        return Promise.all([
          prefetchPages(queryClient, users.search(creatorSearch.toRequest(search)), params),
          queryClient.prefetchQuery(users.counts(creatorSearch.toArguments(search))),
        ]);
      },
    }),
    page('/creators/:id', () => import('./pages/creator-page.tsx'), {
      shouldRevalidate: shouldRevalidatePage,
      load: (services, { params: { id = '' } }) => loadCreatorById(services, id),
    }),
    page('/creator/:username', () => import('./pages/creator-page.tsx'), {
      shouldRevalidate: shouldRevalidatePage,
      load: (services, { params: { username = '' } }) => loadCreatorByUsername(services, username),
    }),
    ...companyPages,
  ],
});

function searchParams({ request }: LoaderFunctionArgs) {
  return new URL(request.url).searchParams;
}

/** Changes of a page's own query string (a search, an open dialog) do not run its loader again. */
function shouldRevalidatePage({ currentUrl, nextUrl, defaultShouldRevalidate }: RevalidationArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  return (!isSamePage || currentUrl.search === nextUrl.search) && defaultShouldRevalidate;
}

type RevalidationArgs = { currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean };
