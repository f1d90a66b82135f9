import { Container, SkeletonBlock, SkeletonGroup, SkeletonText, tokens } from '@showcase/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

const STILL_LOADING_AFTER_MS = 2000;

/** What stands in a page's place while its remote arrives for the first time. */
export function FirstLoad() {
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), STILL_LOADING_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Place>
      <SkeletonGroup label={isLate ? 'Still loading' : 'Loading'}>
        <SkeletonBlock />
        <SkeletonText />
      </SkeletonGroup>
      {isLate && <p>Still loading…</p>}
    </Place>
  );
}

const Place = styled(Container)`
  padding-block: ${tokens.space[8]};
`;
