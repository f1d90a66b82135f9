import styled, { css } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export type CardPadding = 'none' | 'm' | 'l';
export type CardVariant = 'plain' | 'interactive';

const paddings = { none: '0', m: tokens.space[4], l: tokens.space[6] } as const;

/** Lifts and darkens its border on hover, and shows one focus ring when its main link has focus. */
const interactive = css`
  transition:
    transform ${tokens.motion.slow},
    box-shadow ${tokens.motion.slow},
    border-color ${tokens.motion.slow};

  &:hover {
    border-color: color-mix(in srgb, ${tokens.color.control} 55%, ${tokens.color.border});
    box-shadow: ${tokens.shadow.high};
    transform: translateY(-2px);
  }
  @media (prefers-reduced-motion: reduce) {
    &:hover {
      transform: none;
    }
  }
`;

/** Space for lines of text in lists whose rows must be equally high (`--card-reserve: 1`). */
export const reservedLines = (lines: number) => css`
  min-block-size: calc(var(--card-reserve, 0) * ${lines * 1.5}em);
`;

export const CardElement = styled.div<{ $variant: CardVariant; $padding: CardPadding }>`
  position: relative;
  padding: ${({ $padding }) => paddings[$padding]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.low};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${({ $variant }) => $variant === 'interactive' && interactive}
`;
