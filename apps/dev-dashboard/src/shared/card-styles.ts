import { tokens } from '@showcase/ui';
import { css } from 'styled-components';

/** Cards in a row have equal height. */
export const tallCard = css`
  display: flex;
  flex-direction: column;
  block-size: 100%;
`;

export const clampedText = (lines: number) => css`
  display: -webkit-box;
  margin: 0;
  overflow: hidden;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`;
