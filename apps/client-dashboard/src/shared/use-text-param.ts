import { useTypedText } from '@showcase/kit/search-controls';
import { useSearchParams } from '@showcase/remote-contract';

/** The search text: the input's current value and the debounced `?q=` in the URL. */
export function useTextParam() {
  const [params, setParams] = useSearchParams();
  return useTypedText(params.get('q') ?? '', (text) => {
    const next = new URLSearchParams(params);
    if (text.trim()) next.set('q', text);
    else next.delete('q');
    setParams(next, { replace: true, preventScrollReset: true });
  });
}
