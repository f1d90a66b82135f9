import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** The conversation and, if there is space, the profile preview next to it. */
export const TwoColumns = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  align-items: start;
  padding-block-end: ${tokens.space[8]};

  > * {
    min-inline-size: 0;
  }

  ${tokens.media.desktop} {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;

/** Hides private content without unmounting it, so that layout and typed text are preserved. */
export const Hideable = styled.div`
  &[hidden] {
    display: block;
    visibility: hidden;
  }
`;
