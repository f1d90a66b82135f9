import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const MonthGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[4]};

  ${tokens.media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;
