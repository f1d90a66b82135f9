import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const LoadMoreElement = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  justify-items: center;
  padding-block: ${tokens.space[6]};
`;

export const StatusText = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  font-variant-numeric: tabular-nums;
`;
