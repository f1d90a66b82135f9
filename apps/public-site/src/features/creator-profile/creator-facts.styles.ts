import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const BoxTitle = styled.h2`
  margin-block-end: ${tokens.space[3]};
  font-size: ${tokens.text[16]};
`;

export const MutedText = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  white-space: pre-line;
`;
