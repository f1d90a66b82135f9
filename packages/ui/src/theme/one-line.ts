import { css } from 'styled-components';

/**
 * One line of what somebody wrote, cut off at its end. `nowrap` with an ellipsis would cut off the start of a name that mixes scripts:
 * it orders the whole text first, and then shows one side of it.
 */
export const oneLine = css`
  display: -webkit-box;
  overflow: hidden;
  white-space: normal;
  word-break: break-all;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
`;
