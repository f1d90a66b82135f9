import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Quote = styled.blockquote`
  max-block-size: 7.5em;
  margin: 0;
  padding-inline-start: ${tokens.space[3]};
  border-inline-start: 3px solid ${tokens.color.border};
  overflow-y: auto;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
