import { css } from 'styled-components';

/**
 * One line of what a user wrote, cut off at its end. `nowrap` with an ellipsis would cut off the start of a name that mixes scripts:
 * it orders the whole text first, and then shows one side of it. For the same reason the element needs `dir="auto"` or to be a `bdi`
 * itself: one inside it loses its start at the end of the line.
 */
export const oneLine = css`
  display: -webkit-box;
  overflow: hidden;
  text-align: match-parent;
  white-space: normal;
  word-break: break-all;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
`;
