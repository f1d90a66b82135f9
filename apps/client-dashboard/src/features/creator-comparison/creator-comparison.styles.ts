import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const SwitchFrame = styled.div`
  max-inline-size: 184px;
`;

export const Hint = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;
