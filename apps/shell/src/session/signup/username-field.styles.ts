import { tokens } from '@showcase/ui';
import styled, { keyframes } from 'styled-components';

export const UsernameBox = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
`;

export const ProfilePath = styled.bdi`
  color: ${tokens.color.ink};
  font-weight: ${tokens.weight.medium};
  overflow-wrap: anywhere;
`;

const spin = keyframes`
  to { transform: rotate(1turn); }
`;

export const CheckLine = styled.p`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: center;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};

  &[data-state='available'] {
    color: ${tokens.color.success};
    font-weight: ${tokens.weight.medium};
  }
  &[data-state='checking'] svg {
    animation: ${spin} 900ms linear infinite;
  }
  svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;
