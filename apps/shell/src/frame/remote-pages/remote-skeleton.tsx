import { useLocation } from '@showcase/remote-contract';
import {
  Container,
  SidebarFrame,
  SkeletonBlock,
  SkeletonGroup,
  SkeletonText,
  tokens,
} from '@showcase/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useReleases } from '../../ground/known-releases.tsx';
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
    <Container>
      <SidebarFrame sidebar={<NavSkeleton />} header={<HeaderSpace />}>
        <PageSkeleton />
      </SidebarFrame>
    </Container>
  );
}

function PageSkeleton() {
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), STILL_LOADING_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Wrapper>
      <SkeletonGroup label={isSlow ? 'Still loading' : 'Loading'}>
        <SkeletonBlock width="min(240px, 60%)" height="36px" />
        <SkeletonText />
      </SkeletonGroup>
      {isSlow && <p>Still loading…</p>}
    </Wrapper>
  );
}

/** In place of the area's navigation: a button on small screens, links on wide ones. */
function NavSkeleton() {
  return (
    <div aria-hidden>
      <Button height="44px" shape="m" />
      <Links>
        {['70%', '80%', '60%', '75%', '65%'].map((width) => (
          <SkeletonBlock key={width} width={width} />
        ))}
      </Links>
    </div>
  );
}

const Wrapper = styled.div`
  padding-block: ${tokens.space[8]};
`;

const Button = styled(SkeletonBlock)`
  ${tokens.media.wide} {
    display: none;
  }
`;

const Links = styled.div`
  display: none;
  gap: 26px;
  padding: ${tokens.space[10]} ${tokens.space[3]} 0;

  ${tokens.media.wide} {
    display: grid;
  }
`;

const HeaderSpace = styled.div`
  inline-size: 92px;
  block-size: 44px;
`;
