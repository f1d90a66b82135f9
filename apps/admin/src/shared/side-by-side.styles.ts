import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** Two columns on wide screens. */
export const SideBySide = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  align-items: start;

  > * {
    min-inline-size: 0;
  }
  ${tokens.media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;
