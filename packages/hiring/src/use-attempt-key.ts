import { useRef } from 'react';

/** Returns the key of an attempt: the same while what is sent is the same, so that a retry does it only once. */
export function useAttemptKey() {
  const attempt = useRef<{ key: string; text: string }>(null);
  return (content: unknown) => {
    const text = JSON.stringify(content);
    if (attempt.current?.text !== text) attempt.current = { key: crypto.randomUUID(), text };
    return attempt.current.key;
  };
}
