import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a while. */
export function useDebounced<T>(value: T, milliseconds: number) {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
