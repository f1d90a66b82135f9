import type { DataError } from '@showcase/data/client';
import { useMutation, type MutateOptions, type UseMutationOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';

type SubmitOptions<Data, Variables> = UseMutationOptions<Data, DataError, Variables> & {
  /** Seconds to wait after a rate limit that names no time. */
  defaultRetryAfter?: number;
};

/**
 * TanStack's `useMutation` for forms and buttons: `mutate` is ignored while an earlier call is pending. The check is
 * synchronous, so a double click sends one request, no matter when the button renders as busy. `retryAt` is the time, in
 * milliseconds since 1970, until which the server rejects another attempt; null if it did not name one.
 */
export function useSubmit<Data, Variables = void>({
  defaultRetryAfter = 0,
  ...options
}: SubmitOptions<Data, Variables>) {
  const [retryAt, setRetryAt] = useState<number | null>(null);
  const { mutateAsync, ...mutation } = useMutation({
    ...options,
    onError(error, ...rest) {
      const seconds = error.retryAfter ?? (error.kind === 'rate-limited' ? defaultRetryAfter : 0);
      setRetryAt(seconds > 0 ? Date.now() + seconds * 1000 : null);
      return options.onError?.(error, ...rest);
    },
  });
  const isSubmitting = useRef(false);

  function mutate(variables: Variables, callbacks?: MutateOptions<Data, DataError, Variables>) {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    void mutateAsync(variables, callbacks)
      .catch(() => null) // The caller reads `error`.
      .finally(() => (isSubmitting.current = false));
  }

  return { ...mutation, mutate, retryAt: mutation.isError ? retryAt : null };
}
