import { Button, tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Trigger = styled(Button)`
  min-block-size: 44px;
  padding-inline: ${tokens.space[2]};
`;

export const SignedInAs = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
`;

export const Email = styled.strong`
  display: block;
  color: ${tokens.color.ink};
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.medium};
  overflow-wrap: anywhere;
`;
