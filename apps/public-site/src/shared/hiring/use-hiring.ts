import { useIsFetching } from '@tanstack/react-query';
import { useDialogParam } from '../on-demand/use-dialog-param.ts';

export const HIRE_DIALOG = 'hire dialog';

/** How a button opens the hire dialog, and whether the dialog that it opened is still on its way. */
export function useHiring() {
  const { value, open } = useDialogParam('hire');
  const isLoading = useIsFetching({ queryKey: ['code', HIRE_DIALOG] }) > 0;
  return { open, isOpening: (option: string) => isLoading && value === option };
}
