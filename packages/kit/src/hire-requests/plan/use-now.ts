import { useEffect, useState } from 'react';

/** The current time, which changes when the day does, or before that at this instant. */
export function useNow(instant?: Date): Date {
  const [now, setNow] = useState(() => new Date());
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const next = instant && instant > now && instant < midnight ? instant : midnight;
  const nextTime = next.getTime();
  useEffect(() => {
    const update = () => setNow(new Date());
    const timer = setTimeout(update, Math.max(0, nextTime - Date.now()));
    // Timers stop while a computer sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [now, nextTime]);
  return now;
}
