import { Button } from '@showcase/ui';
import { useEffect, useState } from 'react';

type SubmitButtonProps = {
  children: string;
  /** The mutation that the button starts. */
  attempt: {
    isPending: boolean;
    submittedAt: number;
    error: { retryAfter: number | undefined } | null;
  };
  variant?: 'primary' | 'secondary';
};

/** Submits a login or signup form. Counts down while the service rate-limits. */
export function SubmitButton({ children, attempt, variant = 'primary' }: SubmitButtonProps) {
  const secondsLeft = useCountdown(attempt.error?.retryAfter ?? 0, attempt.submittedAt);
  return (
    <Button
      type="submit"
      variant={variant}
      size="l"
      isBusy={attempt.isPending}
      aria-disabled={secondsLeft > 0}
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
    const tick = () => setCount((now) => ({ ...now, secondsLeft: now.secondsLeft - 1 }));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isRunning, start]);
  return secondsLeft;
}
