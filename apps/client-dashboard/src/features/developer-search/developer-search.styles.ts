import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const SearchRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;

  > :first-child {
    flex: 1 1 360px;
  }
`;

export const ResultCount = styled.p`
  min-block-size: 24px;
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;
