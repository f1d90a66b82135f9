import styled, { css, keyframes } from 'styled-components';
import { focusRing } from '../theme/focus-ring.ts';
import { tokens } from '../theme/tokens.ts';

const { color, space, text } = tokens;

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

type ButtonLook = { $variant: ButtonVariant; $size: ButtonSize };

const variants = {
  primary: css`
    background: ${color.volt};
    color: ${color.onVolt};
    &:hover:not(:disabled, [aria-disabled]) {
      background: ${color.voltHover};
    }
  `,
  secondary: css`
    background: ${color.surface};
    color: ${color.ink};
    border-color: color-mix(in srgb, ${color.control} 45%, ${color.border});
    box-shadow: ${tokens.shadow.low};
    &:hover:not(:disabled, [aria-disabled]) {
      background: ${color.sunken};
      border-color: ${color.control};
    }
  `,
  ghost: css`
    color: ${color.ink};
    &:hover:not(:disabled, [aria-disabled]) {
      background: ${color.sunken};
    }
  `,
  danger: css`
    background: ${color.dangerFill};
    color: ${color.onDanger};
    &:hover:not(:disabled, [aria-disabled]) {
      background: ${color.dangerFillHover};
    }
  `,
};

const sizes = {
  s: css`
    min-block-size: 32px;
    padding: ${space[1]} ${space[3]};
    font-size: ${text[14]};
    border-radius: ${tokens.radius.s};
  `,
  m: css`
    min-block-size: 40px;
    padding: ${space[2]} ${space[4]};
    font-size: ${text[14]};
    border-radius: ${tokens.radius.m};
  `,
  l: css`
    min-block-size: 48px;
    padding: ${space[3]} ${space[6]};
    font-size: ${text[16]};
    border-radius: ${tokens.radius.m};
  `,
};

export const buttonStyle = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  border: 1px solid transparent;
  background: transparent;
  font-family: inherit;
  font-weight: ${tokens.weight.semibold};
  letter-spacing: -0.01em;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition-property: background-color, border-color, color, opacity;
  transition-duration: ${tokens.motion.fast};
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}

  &:focus-visible {
    ${focusRing}
  }

  &:active:not(:disabled, [aria-disabled]) {
    transform: translateY(1px);
  }

  @media (prefers-reduced-motion: reduce) {
    &:active:not(:disabled, [aria-disabled]) {
      transform: none;
    }
  }

  ${tokens.media.coarse} {
    min-block-size: 44px;
  }
  &:disabled,
  &[aria-disabled] {
    cursor: not-allowed;
    opacity: 0.55;
  }
  &[aria-busy] {
    cursor: progress;
    opacity: 1;
  }
`;

const spin = keyframes`
  to { transform: rotate(1turn); }
`;

export const ButtonElement = styled.button<ButtonLook>`
  ${buttonStyle}
`;

export const ButtonAnchor = styled.a<ButtonLook>`
  ${buttonStyle}
`;

/** Transparent, not hidden, while busy, so that the button keeps its width and accessible name. */
export const ButtonContent = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};

  svg {
    flex: none;
    inline-size: 1.15em;
    block-size: 1.15em;
  }
  [aria-busy='true'] > & {
    opacity: 0;
  }
`;

export const Spinner = styled.span`
  position: absolute;
  inset: 0;
  margin: auto;
  inline-size: 1.15em;
  block-size: 1.15em;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: ${tokens.radius.full};
  animation: ${spin} 700ms linear infinite;
`;
