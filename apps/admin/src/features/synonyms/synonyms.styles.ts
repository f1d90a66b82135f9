import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const RowActions = styled.span`
  display: inline-flex;
  gap: ${tokens.space[2]};
  justify-content: flex-end;
`;
