import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** Two fields side by side if they fit. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${tokens.space[4]};
`;

export const FooterText = styled.span`
  align-self: center;
  margin-inline-end: auto;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

export const Line = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;
