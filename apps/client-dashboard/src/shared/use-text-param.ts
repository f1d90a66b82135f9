import { useSearchParams } from '@showcase/remote-contract';
import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** The search text `?q=` of the URL, and as it is being typed: the URL follows after a pause. */
export function useTextParam() {
  const [params, setParams] = useSearchParams();
  const stored = params.get('q') ?? '';
  const [text, setText] = useState(stored);
  const [seen, setSeen] = useState(stored);
  const [written, setWritten] = useState(stored);
  if (stored !== seen) {
    setSeen(stored);
    // Our own change arrives late, when more may have been typed; every other one wins.
    if (stored !== written) {
      setWritten(stored);
      setText(stored);
    }
  }

  useEffect(() => {
    if (text === stored) return;
    const write = () => {
      const next = new URLSearchParams(params);
      if (text) next.set('q', text);
      else next.delete('q');
      setWritten(text);
      setParams(next, { replace: true, preventScrollReset: true });
    };
    const timer = setTimeout(write, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, stored, params, setParams]);

  return { text, setText };
}
