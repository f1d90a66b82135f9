import { useNavigation, useRevalidator } from '@showcase/remote-contract';
import { tokens } from '@showcase/ui';
import styled, { keyframes } from 'styled-components';

/** A thin progress bar at the top of the window while a page or its data loads. */
export function PageProgress() {
  const isNavigating = useNavigation().state !== 'idle';
  const isRevalidating = useRevalidator().state !== 'idle';
  if (!isNavigating && !isRevalidating) return null;
  return <Line role="progressbar" aria-label="Loading page" />;
}

const approach = keyframes`
  from { translate: calc(var(--back) * 100%) 0; }
  to { translate: calc(var(--back) * 10%) 0; }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/** Ends along the slope of the bolt. Appears with a delay: a page that loads instantly needs no progress bar. */
const Line = styled.div`
  --back: -1;

  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${tokens.layer.overlay};
  block-size: 4px;
  background: ${tokens.color.spark};
  clip-path: polygon(0 0, 100% 0, calc(100% - 3px) 100%, 0 100%);
  animation:
    ${appear} 80ms 150ms backwards,
    ${approach} 8s 150ms cubic-bezier(0.1, 0.9, 0.2, 1) both;

  &:dir(rtl) {
    --back: 1;

    clip-path: polygon(0 0, 100% 0, 100% 100%, 3px 100%);
  }
  ${tokens.media.forced} {
    background: Highlight;
  }
`;
