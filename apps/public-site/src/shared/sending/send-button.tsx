import { Button } from '@showcase/ui';
import { useEffect, useState } from 'react';

type SendButtonProps = {
  children: string;
  /** The id of the form that it submits. */
  form: string;
  /** The mutation that it starts. */
  mutation: {
    isPending: boolean;
    submittedAt: number;
    error: { retryAfter: number | undefined } | null;
  };
};

/** Submits a dialog's form; shows a countdown during a rate limit. */
export function SendButton({ children, form, mutation }: SendButtonProps) {
  const secondsLeft = useCountdown(mutation.error?.retryAfter ?? 0, mutation.submittedAt);
  return (
    <Button
      type="submit"
      form={form}
      variant="primary"
      isBusy={mutation.isPending}
      disabled={secondsLeft > 0}
    >
      {secondsLeft > 0 ? `${children} (${secondsLeft} s)` : children}
    </Button>
  );
}

/** The remaining seconds of `seconds`, restarted for every `start`. */
function useCountdown(seconds: number, start: number) {
  const [count, setCount] = useState({ seconds, start, secondsLeft: seconds });
  const isStale = count.start !== start || count.seconds !== seconds;
  if (isStale) setCount({ seconds, start, secondsLeft: seconds });
  const secondsLeft = isStale ? seconds : count.secondsLeft;
  const isRunning = secondsLeft > 0;

  useEffect(() => {
    if (!isRunning) return;
    const tick = () =>
      setCount((current) => ({ ...current, secondsLeft: current.secondsLeft - 1 }));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isRunning, start]);
  return secondsLeft;
}
