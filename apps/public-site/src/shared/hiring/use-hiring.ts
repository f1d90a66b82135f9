import { useIsFetching } from '@tanstack/react-query';
import { useDialogParam } from '../on-demand/use-dialog-param.ts';

export const HIRE_DIALOG = 'hire dialog';

/** Opens the hire dialog from a button, and whether that dialog is still loading. */
export function useHiring() {
  const { value, open } = useDialogParam('hire');
  const isLoading = useIsFetching({ queryKey: ['code', HIRE_DIALOG] }) > 0;
  return { open, isOpening: (option: string) => isLoading && value === option };
}
