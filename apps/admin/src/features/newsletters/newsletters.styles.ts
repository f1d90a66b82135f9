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

export const RowActions = styled.span`
  display: inline-flex;
  gap: ${tokens.space[2]};
  justify-content: flex-end;
`;

export const SentLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: center;
  margin: 0;
`;
