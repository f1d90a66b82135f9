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

const STILL_LOADING_AFTER_MS = 2000;

/** Replaces a page while its remote loads for the first time; in the dashboard, with the outline of its frame. */
export function RemoteSkeleton() {
  const isInDashboard = useLocation().pathname.startsWith('/dashboard/');
  if (!isInDashboard) return <PageSkeleton />;
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
        <SkeletonBlock />
        <SkeletonText />
      </SkeletonGroup>
      {isSlow && <p>Still loading…</p>}
    </Wrapper>
  );
}

/** As high as the area's navigation: a button on small screens, its links on wide ones. */
function NavSkeleton() {
  return (
    <Links aria-hidden>
      {['70%', '80%', '60%', '75%', '65%'].map((width) => (
        <SkeletonBlock key={width} width={width} />
      ))}
    </Links>
  );
}

const Wrapper = styled(Container)`
  padding-block: ${tokens.space[8]};
`;

const Links = styled.div`
  block-size: 44px;

  > :not(:first-child) {
    display: none;
  }
  ${tokens.media.wide} {
    display: grid;
    gap: 26px;
    block-size: auto;
    padding: ${tokens.space[8]} ${tokens.space[3]} 0;

    > :not(:first-child) {
      display: block;
    }
  }
`;

const HeaderSpace = styled.div`
  block-size: 44px;
`;
