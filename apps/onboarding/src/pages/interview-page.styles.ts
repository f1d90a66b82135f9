import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Steps = styled.div`
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
