import { Button } from '@showcase/ui';
import type { ComponentPropsWithRef } from 'react';
import { formatWait } from '../../errors/format-wait.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

type SubmitButtonProps = Omit<ComponentPropsWithRef<typeof Button>, 'type' | 'isBusy'> & {
  children: string;
  /** The result of `useSubmit`. */
  submission: { isPending: boolean; retryAt: number | null };
};

/** Submits a form: busy while it is sent, with a countdown while the server rate-limits. It keeps the focus all along. */
export function SubmitButton({ submission, children, ...rest }: SubmitButtonProps) {
  const secondsLeft = useSecondsUntil(submission.retryAt);
  return (
    <Button
      variant="primary"
      {...rest}
      type="submit"
      isBusy={submission.isPending}
      aria-disabled={secondsLeft > 0}
    >
      {secondsLeft > 0 ? `${children} (${formatWait(secondsLeft)})` : children}
    </Button>
  );
}
