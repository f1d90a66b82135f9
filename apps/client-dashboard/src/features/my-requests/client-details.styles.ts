import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Reply = styled.p`
  display: grid;
  gap: ${tokens.space[1]};
  margin: ${tokens.space[3]} 0 0;
  padding-inline-start: ${tokens.space[4]};
  border-inline-start: 2px solid ${tokens.color.border};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
