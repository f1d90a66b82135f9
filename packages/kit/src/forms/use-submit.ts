import type { DataError } from '@showcase/data';
import { useMutation, type MutateOptions, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * TanStack's `useMutation` for forms and buttons: `mutate` is ignored while an earlier call is pending. The check is
 * synchronous, so a double click sends one request, no matter when the button renders as busy.
 */
export function useSubmit<Data, Variables = void>(
  options: UseMutationOptions<Data, DataError, Variables>,
) {
  const { mutateAsync, ...mutation } = useMutation(options);
  const isSubmitting = useRef(false);

  function mutate(variables: Variables, callbacks?: MutateOptions<Data, DataError, Variables>) {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    void mutateAsync(variables, callbacks)
      .catch(() => null) // The caller reads `error`.
      .finally(() => (isSubmitting.current = false));
  }

  return { ...mutation, mutate };
}
