import { Outlet, ScrollRestoration } from '@showcase/remote-contract';
import { SkipLink, tokens, VisuallyHidden } from '@showcase/ui';
import styled from 'styled-components';
import { DebugTools } from '../debug/debug-tools.tsx';
import { SessionBanners } from '../session/banners/session-banners.tsx';
import { SessionBoundary } from '../session/interruption/session-boundary.tsx';
import { Footer } from './footer/footer.tsx';
import { SignOutProvider } from '../session/sign-out/sign-out-provider.tsx';
import { PageProgress } from './page-progress.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { usePresence } from './use-presence.ts';

/** The layout around every page. */
export function SiteFrame() {
  const { main, liveRegion } = usePageFocus();
  usePresence();
  return (
    <SignOutProvider>
      <Page>
        <SkipLink href="#content">Skip to content</SkipLink>
        <PageProgress />
        <TopBar />
        <Main id="content" ref={main} tabIndex={-1}>
          <SessionBanners />
          <SessionBoundary>
            <Outlet />
          </SessionBoundary>
        </Main>
        <Footer />
        <VisuallyHidden as="p" ref={liveRegion} aria-live="polite" />
        <DebugTools />
        <ScrollRestoration getKey={getScrollKey} />
      </Page>
    </SignOutProvider>
  );
}

/** Identifies an entry of the tab's history. All URLs typed into the tab have the same `key`, so path and search are added. */
function getScrollKey({ key, pathname, search }: HistoryEntry) {
  return `${key} ${pathname}${search}`;
}

type HistoryEntry = { key: string; pathname: string; search: string };

const Page = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  min-block-size: 100dvh;
`;

/** At least as high as the screen, so that the footer starts below it and nothing jumps when a page replaces its skeleton. */
const Main = styled.main`
  min-inline-size: 0;
  min-block-size: 100dvh;
  padding-block-start: ${tokens.size.bar};

  &:focus {
    outline: none;
  }
`;
