import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { ButtonElement } from './button.styles.ts';

const sides = { s: '32px', m: '40px', l: '48px' } as const;

export const IconButtonElement = styled(ButtonElement)`
  flex: none;
  inline-size: ${({ $size }) => sides[$size]};
  block-size: ${({ $size }) => sides[$size]};
  padding: 0;

  ${tokens.media.coarse} {
    inline-size: ${({ $size }) => ($size === 'l' ? sides.l : '44px')};
    block-size: ${({ $size }) => ($size === 'l' ? sides.l : '44px')};
  }

  svg {
    inline-size: 18px;
    block-size: 18px;
  }
`;
