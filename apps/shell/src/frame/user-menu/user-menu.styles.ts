import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const TriggerName = styled.bdi`
  display: none;
  max-inline-size: 20ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${tokens.media.wide} {
    display: block;
  }
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
