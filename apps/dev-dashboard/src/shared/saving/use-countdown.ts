import { useEffect, useState } from 'react';

/** Seconds left of a pause that begins with each new `start`; 0 when there is none. */
export function useCountdown(start: object | null, seconds: number) {
  const [left, setLeft] = useState({ start, seconds });
  if (left.start !== start) setLeft({ start, seconds });

  useEffect(() => {
    if (!start || seconds <= 0) return;
    const timer = setInterval(
      () => setLeft((old) => ({ ...old, seconds: Math.max(0, old.seconds - 1) })),
      1000,
    );
    return () => clearInterval(timer);
  }, [start, seconds]);

  return left.seconds;
}
