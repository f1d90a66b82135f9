import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const SearchRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[3]};
  align-items: center;
`;

export const ResultHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: center;
`;

export const ResultCount = styled.p`
  flex: 1 0 auto;
  min-block-size: 24px;
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;
