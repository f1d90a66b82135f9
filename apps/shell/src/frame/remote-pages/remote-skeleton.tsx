import { useLocation } from '@showcase/remote-contract';
import {
  Container,
  PageHeader,
  SidebarFrame,
  SkeletonBlock,
  SkeletonText,
  tokens,
  VisuallyHidden,
} from '@showcase/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useReleases } from '../../core/known-releases.tsx';
import { findArea } from '../../remotes/areas.ts';

const STILL_LOADING_AFTER_MS = 2000;

/** Replaces a page while its remote loads for the first time; in the dashboard, with the outline of its frame. */
export function RemoteSkeleton() {
  const area = findArea(useLocation().pathname, useReleases());
  if (!area) {
    return (
      <Container>
        <PageSkeleton />
      </Container>
    );
  }
  return (
    <SidebarFrame sidebar={<NavSkeleton />}>
      <PageSkeleton />
    </SidebarFrame>
  );
}

function PageSkeleton() {
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), STILL_LOADING_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <PageHeader
        aria-hidden
        title={<SkeletonBlock width="min(240px, 60%)" height="32px" />}
        subtitle={<SkeletonText />}
      />
      <VisuallyHidden role="status" data-loading>
        {isSlow ? 'Still loading' : 'Loading'}
      </VisuallyHidden>
      {isSlow && <p aria-hidden>Still loading…</p>}
    </>
  );
}

/** In place of the area's navigation: icons with short labels, or links in the sidebar. */
function NavSkeleton() {
  return (
    <Links aria-hidden>
      {['70%', '80%', '60%', '75%', '65%'].map((width) => (
        <Entry key={width}>
          <SkeletonBlock width="22px" height="22px" />
          <SkeletonBlock width={width} height="12px" />
        </Entry>
      ))}
    </Links>
  );
}

const Links = styled.div`
  display: flex;

  ${tokens.media.wide} {
    flex-direction: column;
    padding-block: ${tokens.space[3]};
  }
  ${tokens.media.desktop} {
    padding: 50px ${tokens.space[3]} 0;
  }
`;

const Entry = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space[1]};
  align-items: center;
  justify-content: center;
  min-block-size: 63px;

  ${tokens.media.desktop} {
    flex-direction: row;
    gap: ${tokens.space[3]};
    justify-content: start;
    min-block-size: 44px;
    padding-inline: ${tokens.space[3]};
  }
`;
