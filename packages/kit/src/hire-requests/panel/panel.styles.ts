import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const SectionTitle = styled.h3`
  margin: 0 0 ${tokens.space[2]};
  font-size: ${tokens.text[14]};
`;

export const Quote = styled.p`
  margin: 0;
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
