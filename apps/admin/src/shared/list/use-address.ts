import { useSearchParams } from '@showcase/remote-contract';
import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

type Asked = { q: string; trail: string[] };

/** What a list is asked for, which lives in the address, and the search text as it is being typed. */
export function useAddress<Address extends Asked>(
  read: (params: URLSearchParams) => Address,
  write: (address: Address) => URLSearchParams,
) {
  const [params, setParams] = useSearchParams();
  const address = read(params);
  const [draft, setDraft] = useState<string | null>(null);
  if (draft !== null && draft === address.q) setDraft(null);
  const text = draft ?? address.q;
  const written = (next: Partial<Address>) => write({ ...address, q: text, trail: [], ...next });

  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => {
      setDraft(null);
      setParams(write({ ...read(params), q: draft, trail: [] }), {
        replace: true,
        preventScrollReset: true,
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, params, read, setParams, write]);

  return {
    address,
    text,
    type: setDraft,
    /** Another question starts at the first page. */
    change: (next: Partial<Address>) => {
      setDraft(null);
      setParams(written(next), { preventScrollReset: true });
    },
    hrefOf: (next: Partial<Address>) => `?${written(next)}`,
  };
}
