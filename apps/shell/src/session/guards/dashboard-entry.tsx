import { isOutage } from '@showcase/data/client';
import { useUser } from '@showcase/data/session';
import { useRevalidator, type LoaderFunctionArgs } from '@showcase/remote-contract';
import { findOwner, type Release } from '@showcase/remote-contract/registry';
import { Container, ErrorPanel, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { LoadingScreen } from '../loading-screen.tsx';
import { DEFAULT_PATH, nextPath } from '../next-path.ts';
import { checkAccess, getEntryPath } from './guards.ts';
import { redirectFrom } from './redirect-from.ts';
import { loadVisitor, type VisitorSources } from './visitor.ts';

/**
 * The loader of /dashboard: redirects users to the page that they wanted, or to their own first page. Returns the wanted page if it is not for
 * them. Throws while the profile cannot be loaded.
 */
export function dashboardEntry(sources: VisitorSources, readReleases: () => Promise<Release[]>) {
  return async ({ request }: LoaderFunctionArgs): Promise<string | Response | null> => {
    const { origin, pathname, search, searchParams } = new URL(request.url);
    const releases = await readReleases();
    const isKnown = (path: string) => findOwner(path, releases)?.area !== undefined;
    const requested = nextPath(searchParams.get('next'), { origin, isKnown });
    const wanted = requested === DEFAULT_PATH ? null : requested;
    const visitor = await loadVisitor(sources, { needsAdminCheck: true });
    if (!visitor.isSignedIn) {
      // The search opens a dialog of the dashboard.
      const next = wanted ?? (search && pathname + search);
      return redirectFrom(request, `/login${next && `?next=${encodeURIComponent(next)}`}`);
    }
    if (visitor.isDeveloper === null) {
      throw sources.session.getState().error ?? new Error('This account has no profile');
    }
    // The code comes first.
    if (visitor.isAdmin === null) return null;
    if (!wanted) return redirectFrom(request, getEntryPath(visitor, releases) + search);
    return 'allow' in checkAccess(wanted, visitor, releases)
      ? redirectFrom(request, wanted)
      : wanted;
  };
}

export function DashboardEntryFallback() {
  return <LoadingScreen>Loading dashboard...</LoadingScreen>;
}

/** Replaces the dashboard while the profile cannot be loaded. */
export function DashboardEntryFailure() {
  const { error, refresh } = useUser();
  const { state, revalidate } = useRevalidator();

  async function retry() {
    await refresh();
    await revalidate();
  }

  return (
    <Wrapper>
      <ErrorPanel
        area="Dashboard"
        headingLevel={1}
        message={
          isOutage(error)
            ? "We can't connect right now. Check your connection and try again."
            : "We couldn't load your profile."
        }
        onRetry={() => void retry()}
        isRetrying={state !== 'idle'}
      />
    </Wrapper>
  );
}

const Wrapper = styled(Container)`
  padding-block: ${tokens.space[12]};
`;
