import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** The conversation, and beside it where there is room what comes of it. */
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

/** What is private while it is hidden: it keeps its place and what was typed. */
export const HideInPlace = styled.div`
  &[hidden] {
    display: block;
    visibility: hidden;
  }
`;
