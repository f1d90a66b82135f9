import { useEffect, useState } from 'react';

/** Seconds left of a pause that restarts with each new `start`; 0 if there is none. */
export function useCountdown(start: object | null, seconds: number) {
  const [remaining, setRemaining] = useState({ start, seconds });
  if (remaining.start !== start) setRemaining({ start, seconds });

  useEffect(() => {
    if (!start || seconds <= 0) return;
    const timer = setInterval(
      () =>
        setRemaining((previous) => ({ ...previous, seconds: Math.max(0, previous.seconds - 1) })),
      1000,
    );
    return () => clearInterval(timer);
  }, [start, seconds]);

  return remaining.seconds;
}
