import { useEffect, useState } from 'react';

/** In every time zone, a day begins at a full quarter of an hour. */
const QUARTER_MS = 900_000;

/** The current time, which changes when a day begins somewhere, or before that at this instant. */
export function useNow(instant?: Date): Date {
  const [now, setNow] = useState(() => new Date());
  const quarter = (Math.floor(now.getTime() / QUARTER_MS) + 1) * QUARTER_MS;
  const next =
    instant && instant > now && instant.getTime() < quarter ? instant.getTime() : quarter;
  useEffect(() => {
    const update = () => setNow(new Date());
    const timer = setTimeout(update, Math.max(0, next - Date.now()));
    // Timers stop while a computer sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [now, next]);
  return now;
}
