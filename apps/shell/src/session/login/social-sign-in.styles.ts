import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const SocialBox = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  margin-block-start: ${tokens.space[6]};
`;

export const Divider = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: ${tokens.space[3]};
  align-items: center;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};

  &::before,
  &::after {
    border-block-start: 1px solid ${tokens.color.border};
    content: '';
  }
`;

export const Providers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[3]};

  && svg {
    inline-size: 20px;
    block-size: 20px;
  }
`;
