export { explainActionError } from './explain-action-error.ts';
export {
  focusSelectedTab,
  focusTitleOnUnmount,
  useFocusAfterAction,
  usePanelFocus,
} from './use-focus-after-action.ts';
export { useHireRequestAction } from './use-hire-request-action.ts';
