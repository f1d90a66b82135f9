import { css } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** The styles of every input. */
export const inputStyle = css`
  inline-size: 100%;
  min-block-size: 44px;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 1px solid ${tokens.color.control};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  font: inherit;
  font-size: ${tokens.text[16]};
  line-height: 1.5;
  transition: border-color ${tokens.motion.fast};

  &::placeholder {
    color: ${tokens.color.inkMuted};
    opacity: 1;
  }
  &:hover:not(:disabled, [aria-invalid='true']) {
    border-color: ${tokens.color.inkMuted};
  }
  &:focus-visible {
    border-color: ${tokens.color.voltText};
    outline: 2px solid ${tokens.color.voltText};
    outline-offset: -1px;
  }
  &[aria-invalid='true'] {
    border-color: ${tokens.color.danger};
  }
  &:disabled,
  &:is(input, textarea):read-only {
    background: ${tokens.color.sunken};
  }
  &:disabled {
    color: ${tokens.color.inkMuted};
    cursor: not-allowed;
  }
`;

/** The same styles for a wrapper that contains an input and something else. */
export const inputFrameStyle = css`
  border: 1px solid ${tokens.color.control};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surface};
  transition: border-color ${tokens.motion.fast};

  &:hover {
    border-color: ${tokens.color.inkMuted};
  }
  &:has(> input:focus-visible) {
    border-color: ${tokens.color.voltText};
    outline: 2px solid ${tokens.color.voltText};
    outline-offset: -1px;
  }
  &:has([aria-invalid='true']) {
    border-color: ${tokens.color.danger};
  }
  &:has(> :disabled) {
    border-color: ${tokens.color.control};
    background: ${tokens.color.sunken};
  }
`;
