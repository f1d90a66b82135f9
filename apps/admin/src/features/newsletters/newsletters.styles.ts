import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Subscribers = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};

  strong {
    color: ${tokens.color.ink};
    font-variant-numeric: tabular-nums;
  }
`;
