export { moveFailure } from './move-failure.ts';
export {
  focusChosenTab,
  focusTitleAfter,
  useFocusAfterMove,
  usePanelFocus,
} from './use-focus-after-move.ts';
export { useMoveHireRequest } from './use-move-hire-request.ts';
