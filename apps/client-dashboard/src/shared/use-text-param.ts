import { useSearchParams } from '@showcase/remote-contract';
import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** The search text `?q=` of the URL, and as it is being typed: the URL follows after a pause. */
export function useTextParam() {
  const [params, setParams] = useSearchParams();
  const stored = params.get('q') ?? '';
  const [draft, setDraft] = useState<string | null>(null);
  if (draft !== null && draft === stored) setDraft(null);

  useEffect(() => {
    if (draft === null) return;
    const write = () => {
      const next = new URLSearchParams(params);
      if (draft) next.set('q', draft);
      else next.delete('q');
      setParams(next, { replace: true, preventScrollReset: true });
    };
    const timer = setTimeout(write, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, params, setParams]);

  return { text: draft ?? stored, setText: setDraft };
}
