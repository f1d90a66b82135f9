import { useSearchParams } from '@showcase/remote-contract';
import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 250;

/** The search text: the input's current value and the debounced `?q=` in the URL. */
export function useTextParam() {
  const [params, setParams] = useSearchParams();
  const paramText = params.get('q') ?? '';
  const [text, setText] = useState(paramText);
  const [lastParamText, setLastParamText] = useState(paramText);
  const [lastWrittenText, setLastWrittenText] = useState(paramText);
  if (paramText !== lastParamText) {
    setLastParamText(paramText);
    // Our own URL update is debounced, so the user may have typed more since. Any other change of the URL wins.
    if (paramText !== lastWrittenText) {
      setLastWrittenText(paramText);
      setText(paramText);
    }
  }

  useEffect(() => {
    if (text === paramText) return;
    const writeParam = () => {
      const next = new URLSearchParams(params);
      if (text) next.set('q', text);
      else next.delete('q');
      setLastWrittenText(text);
      setParams(next, { replace: true, preventScrollReset: true });
    };
    const timer = setTimeout(writeParam, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, paramText, params, setParams]);

  return { text, setText };
}
