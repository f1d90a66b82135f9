import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export const avatarPixels = { xs: 24, s: 32, m: 40, l: 64, xl: 96 } as const;
export type AvatarSize = keyof typeof avatarPixels;

export const AvatarElement = styled.span<{ $size: AvatarSize }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  inline-size: ${({ $size }) => avatarPixels[$size]}px;
  block-size: ${({ $size }) => avatarPixels[$size]}px;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.voltQuiet};
  color: ${tokens.color.voltText};
  font-size: ${({ $size }) => avatarPixels[$size] * 0.42}px;
  font-weight: ${tokens.weight.semibold};
  line-height: 1;
  user-select: none;

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  svg {
    inline-size: 52%;
    block-size: 52%;
  }
`;
