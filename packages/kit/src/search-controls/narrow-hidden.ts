import { tokens } from '@showcase/ui';
import { css } from 'styled-components';

/** Only for screen readers below 768 px, where the selected order and a question mark are enough. */
export const narrowHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;

  ${tokens.media.wide} {
    position: static;
    flex: none;
    inline-size: auto;
    block-size: auto;
    overflow: visible;
    clip-path: none;
  }
`;
