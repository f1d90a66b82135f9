import { isOutage } from '@showcase/data/client';
import { useUser } from '@showcase/data/session';
import { useRevalidator, type LoaderFunctionArgs } from '@showcase/remote-contract';
import type { Release } from '@showcase/remote-contract/registry';
import { Container, ErrorPanel, tokens } from '@showcase/ui';
import styled from 'styled-components';
import { LoadingScreen } from '../loading-screen.tsx';
import { getEntryPath } from './guards.ts';
import { redirectFrom } from './redirect-from.ts';
import { loadVisitor, type VisitorSources } from './visitor.ts';

/** The loader of /dashboard: redirects users to their own first page. Throws while the profile cannot be loaded. */
export function dashboardEntry(sources: VisitorSources, readReleases: () => Promise<Release[]>) {
  return async ({ request }: LoaderFunctionArgs) => {
    // Opens a dialog of the dashboard.
    const { pathname, search } = new URL(request.url);
    const next = search && `?next=${encodeURIComponent(pathname + search)}`;
    const visitor = await loadVisitor(sources, { needsAdminCheck: true });
    if (!visitor.isSignedIn) return redirectFrom(request, `/login${next}`);
    if (visitor.isDeveloper === null) {
      throw sources.session.getState().error ?? new Error('This account has no profile');
    }
    // The code comes first.
    if (visitor.isAdmin === null) return null;
    return redirectFrom(request, getEntryPath(visitor, await readReleases()) + search);
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
