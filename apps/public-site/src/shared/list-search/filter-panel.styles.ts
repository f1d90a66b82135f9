import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 40px;
`;

export const PanelTitle = styled.h2`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  font-size: ${tokens.text[16]};
`;
