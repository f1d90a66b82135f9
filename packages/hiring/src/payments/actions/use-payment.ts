import type { DataClient, DataError } from '@showcase/data/client';
import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import { explainError } from '@showcase/kit/errors';
import { useOfferMutation } from '../../offers/use-offer-mutation.ts';
import { useFocusAfterAction } from '../../requests/use-focus-after-action.ts';

type Options<Input> = (
  client: DataClient,
  queryClient: QueryClient,
) => UseMutationOptions<void, DataError, Input>;

type PaymentOptions = {
  button: HTMLElement;
  successText: string;
  onClose: () => void;
  /** Removes what was typed. */
  onDone?: () => void;
};

/** Sends an action about an invoice from its dialog, and closes it. */
export function usePayment<Input>(
  getOptions: Options<Input>,
  { button, successText, onClose, onDone }: PaymentOptions,
) {
  const { markActionDone, finalFocus } = useFocusAfterAction(button);
  const { mutate, isPending, error } = useOfferMutation(getOptions, {
    successText,
    onDone() {
      onDone?.();
      markActionDone();
      onClose();
    },
  });
  return {
    send: mutate,
    isPending,
    finalFocus,
    /** Undefined for what a field says. */
    failure: error ? explainError(error, { action: 'Not saved.' }) : undefined,
  };
}
