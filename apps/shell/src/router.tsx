import type { SessionStore } from '@showcase/data/session';
import {
  createBrowserRouter,
  redirectDocument,
  type RemoteServices,
  type RouteObject,
  useRouteError,
} from '@showcase/remote-contract';
import { lazyRoute } from '@showcase/remote-contract/define';
import { AppFailure } from './frame/app-failure.tsx';
import { DashboardEntryPage } from './frame/no-access/dashboard-entry-page.tsx';
import { SiteFrame } from './frame/site-frame.tsx';
import { NOT_FOUND_ROUTE } from './frame/use-is-dashboard.ts';
import {
  DashboardEntryFallback,
  dashboardEntry,
  DashboardEntryFailure,
} from './session/guards/dashboard-entry.tsx';
import { checkAccess, type Access } from './session/guards/guards.ts';
import { redirectFrom } from './session/guards/redirect-from.ts';
import { anonymous, loadVisitor } from './session/guards/visitor.ts';
import { discoverRoutes } from './frame/remote-pages/discover-routes.tsx';
import { DiscoveryFailure } from './frame/remote-pages/discovery-failure.tsx';
import { RemoteSkeleton } from './frame/remote-pages/remote-skeleton.tsx';
import { prefetchRoute } from './remotes/prefetching/prefetch-route.ts';
import { findOwner, findPage } from '@showcase/remote-contract/registry';
import type { ReleaseDirectory } from './remotes/directory/directory.ts';
import type { ReleaseWatch } from './remotes/new-release/release-watch.ts';
import { RemoteError } from './remotes/loading/remote-error.ts';
import type { RemoteLoader } from './remotes/loading/remote-loader.ts';

export type ShellOptions = {
  directory: ReleaseDirectory;
  loader: RemoteLoader;
  services: RemoteServices;
  session: SessionStore;
  watch: ReleaseWatch;
};

/**
 * The shell's router: its own pages, and a parent route to which discovery adds the routes of remotes.
 * `prefetch` fetches what a page needs before it is visited; `canEnter` checks whether the visitor may enter it.
 */
export function createShellRouter(options: ShellOptions) {
  const access = createAccessCheck(options);
  const canEnter = async (pathname: string) => 'allow' in (await access(pathname));
  const discover = discoverRoutes({ ...options, canEnter });
  const router = createBrowserRouter(shellRoutes(options, access), {
    patchRoutesOnNavigation: discover,
  });
  router.subscribe(({ errors }) => {
    if (errors) void options.watch.recover();
  });
  options.session.subscribe((now, before) => {
    if (getIdentity(now) !== getIdentity(before)) void router.revalidate();
  });
  return { router, prefetch: prefetchRoute(discover), canEnter };
}

/** The shell's own pages, which need nothing but the shell. Few visits begin there, so their code loads with them. */
export const shellPages: RouteObject[] = [
  shellPage(
    '/login',
    lazyRoute(async () => (await import('./session/login-page.tsx')).LoginPage),
  ),
  shellPage(
    '/signup',
    lazyRoute(async () => (await import('./session/signup-page.tsx')).SignupPage),
  ),
  shellPage(
    '/auth/confirm',
    lazyRoute(async () => (await import('./session/confirm/auth-confirm-page.tsx')).ConfirmPage),
  ),
  shellPage(
    '/unsubscribe',
    lazyRoute(
      async () => (await import('./session/mail-links/unsubscribe-page.tsx')).UnsubscribePage,
    ),
  ),
  shellPage(
    '/newsletter/confirm',
    lazyRoute(async () => {
      const page = await import('./session/mail-links/newsletter-confirm-page.tsx');
      return page.NewsletterConfirmPage;
    }),
  ),
];

function shellPage(path: string, route: ReturnType<typeof lazyRoute>): RouteObject {
  return { path, ...route, HydrateFallback: RemoteSkeleton, ErrorBoundary: DiscoveryFailure };
}

function shellRoutes(options: ShellOptions, access: AccessCheck): RouteObject[] {
  const { session, services, watch, directory } = options;
  return [
    {
      // No path: with one, `/` would match here and discovery would not run.
      id: 'shell',
      Component: SiteFrame,
      ErrorBoundary: AppFailure,
      middleware: [
        async ({ request }, next) => {
          const { pathname, search, hash } = new URL(request.url);
          if (pathname !== window.location.pathname && (await watch.shouldReload())) {
            throw redirectDocument(`${pathname}${search}${hash}`);
          }
          const releases = await directory.releasesFor(pathname);
          const path = `${findPage(pathname, releases) ?? pathname}${search}`;
          const decision = await access(path);
          const target = 'redirect' in decision ? decision.redirect : path;
          if (target !== `${pathname}${search}`) throw redirectFrom(request, target);
          return next();
        },
      ],
      children: [
        ...shellPages,
        {
          path: '/dashboard',
          loader: dashboardEntry({ ...services, session }, directory.all),
          Component: DashboardEntryPage,
          HydrateFallback: DashboardEntryFallback,
          ErrorBoundary: DashboardFailure,
        },
        {
          id: NOT_FOUND_ROUTE,
          path: '*',
          ...lazyRoute(
            async () => (await import('./frame/not-found/not-found-page.tsx')).NotFoundPage,
          ),
          HydrateFallback: RemoteSkeleton,
          ErrorBoundary: DiscoveryFailure,
        },
      ],
    },
  ];
}

/** The router also sends discovery failures below /dashboard to this boundary. */
function DashboardFailure() {
  const isRemoteError = useRouteError() instanceof RemoteError;
  return isRemoteError ? <DiscoveryFailure /> : <DashboardEntryFailure />;
}

type AccessCheck = (path: string) => Promise<Access>;

/** Checks at every navigation who may enter a path. Waits for the session only if it matters. */
function createAccessCheck({ session, directory, services }: ShellOptions): AccessCheck {
  return async (path) => {
    const [pathname = path] = path.split(/[?#]/);
    const releases = await directory.releasesFor(pathname);
    const anonymousAccess = checkAccess(path, anonymous, releases);
    if ('allow' in anonymousAccess) return anonymousAccess;
    const needsAdminCheck = findOwner(pathname, releases)?.area?.audience === 'admin';
    const visitor = await loadVisitor({ ...services, session }, { needsAdminCheck });
    return checkAccess(path, visitor, releases);
  };
}

function getIdentity({ authUser, user }: ReturnType<SessionStore['getState']>): string {
  return [authUser?.id, user?.is_dev].join();
}
