import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** On its own line, below the controls that it describes. */
export const Note = styled.p`
  flex-basis: 100%;
  order: 1;
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;
