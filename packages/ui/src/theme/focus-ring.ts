import { css } from 'styled-components';
import { tokens } from './tokens.ts';

/** The focus ring, where the focused element itself is not what the user sees. */
export const focusRing = css`
  box-shadow: ${tokens.ring.gap};
  outline: ${tokens.ring.line};
  outline-offset: ${tokens.ring.offset};
`;
