import { useIsFetching } from '@tanstack/react-query';
import { useDialogParam } from '../on-demand/use-dialog-param.ts';

export const HIRE_DIALOG = 'hire dialog';
export const BUY_DIALOG = 'buy dialog';

/** Opens the hire dialog from a button, and whether that dialog is still loading. */
export function useHiring() {
  const { value, open } = useDialogParam('hire');
  const isLoading = useIsFetching({ queryKey: ['code', HIRE_DIALOG] }) > 0;
  return { open, isOpening: (option: string) => isLoading && value === option };
}

/** Opens the dialog to buy the project of this page, and whether that dialog is still loading. */
export function useBuying() {
  const { value, open } = useDialogParam('buy');
  const isLoading = useIsFetching({ queryKey: ['code', BUY_DIALOG] }) > 0;
  return { open: () => open(''), isOpening: isLoading && value !== null };
}
