import { Outlet } from '@showcase/remote-contract';
import { SkipLink, tokens, VisuallyHidden } from '@showcase/ui';
import styled from 'styled-components';
import { DebugTools } from '../debug/debug-tools.tsx';
import { SessionBanners } from '../session/banners/session-banners.tsx';
import { SessionBoundary } from '../session/interruption/session-boundary.tsx';
import { Footer } from './footer/footer.tsx';
import { LazySuspensionNotice } from './suspension/lazy-suspension-notice.tsx';
import { SignOutProvider } from '../session/sign-out/sign-out-provider.tsx';
import { PageProgress } from './page-progress.tsx';
import { LazyPresence } from './presence/lazy-presence.tsx';
import { PaletteProvider } from './palette/palette-provider.tsx';
import { ScrollPosition } from './scroll-position.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { usePageFocus } from './use-page-focus.ts';

/** The layout around every page. Without the footer, it has no field in which something could be typed. */
export function SiteFrame({ hasFooter = true }: { hasFooter?: boolean }) {
  const { main, liveRegion, rememberLink } = usePageFocus();
  return (
    <SignOutProvider>
      <PaletteProvider>
        <Page>
          <SkipLink href="#content">Skip to content</SkipLink>
          <PageProgress />
          <TopBar />
          <Main id="content" ref={main} tabIndex={-1} onClickCapture={rememberLink}>
            <SessionBanners />
            <LazyPresence />
            <LazySuspensionNotice />
            <SessionBoundary>
              <Outlet />
            </SessionBoundary>
          </Main>
          {hasFooter && <Footer />}
          <VisuallyHidden as="p" ref={liveRegion} aria-live="polite" />
          <DebugTools />
          <ScrollPosition />
        </Page>
      </PaletteProvider>
    </SignOutProvider>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  min-block-size: 100dvh;
  padding-block-end: ${tokens.bottomBar};

  @media print {
    display: block;
    min-block-size: 0;
  }
`;

/** While a page loads, the footer starts below the screen, so that nothing jumps when the page replaces its skeleton. */
const Main = styled.main`
  min-inline-size: 0;
  padding-block-start: ${tokens.size.bar};

  &:has([data-loading]) {
    min-block-size: 100dvh;
  }
  &:focus {
    outline: none;
  }
`;
