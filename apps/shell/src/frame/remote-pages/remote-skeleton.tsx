import { Container, SkeletonBlock, SkeletonGroup, SkeletonText, tokens } from '@showcase/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

const STILL_LOADING_AFTER_MS = 2000;

/** Replaces a page while its remote loads for the first time. */
export function RemoteSkeleton() {
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

const Wrapper = styled(Container)`
  padding-block: ${tokens.space[8]};
`;
