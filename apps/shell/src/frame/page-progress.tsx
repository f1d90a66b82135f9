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
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/** Appears with a delay: a page that loads instantly needs no progress bar. */
const Line = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${tokens.layer.overlay};
  block-size: 2px;
  background: ${tokens.color.volt};
  transform-origin: left;
  animation:
    ${appear} 80ms 150ms backwards,
    ${approach} 8s 150ms cubic-bezier(0.1, 0.9, 0.2, 1) both;

  &:dir(rtl) {
    transform-origin: right;
  }
  ${tokens.media.forced} {
    background: Highlight;
  }
`;
