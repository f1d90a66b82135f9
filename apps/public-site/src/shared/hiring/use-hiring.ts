import { useIsImporting } from '@showcase/kit/loading';
import { useDialogParam } from '../on-demand/use-dialog-param.ts';

export const HIRE_DIALOG = 'hire dialog';
export const BUY_DIALOG = 'buy dialog';

/** Opens the hire dialog from a button, and whether that dialog is still loading. */
export function useHiring() {
  const { value, open } = useDialogParam('hire');
  const isLoading = useIsImporting(HIRE_DIALOG);
  return { open, isOpening: (option: string) => isLoading && value === option };
}

/** Opens the dialog to buy the project of this page, and whether that dialog is still loading. */
export function useBuying() {
  const { value, open } = useDialogParam('buy');
  const isLoading = useIsImporting(BUY_DIALOG);
  return { open: () => open(''), isOpening: isLoading && value !== null };
}
