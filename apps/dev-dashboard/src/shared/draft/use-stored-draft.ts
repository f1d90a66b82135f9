import { useQuery } from '@tanstack/react-query';
import { claimDraft } from './claim-draft.ts';
import { readDraft, type Draft, type Values } from './draft.ts';

/** This tab's draft of that name and its storage key; undefined while loading. */
export function useStoredDraft<V extends Values, Base>(
  name: string,
  blank: V,
): { key: string; draft: Draft<V, Base> | null } | undefined {
  const { data } = useQuery({
    queryKey: ['draft', name],
    queryFn: async () => {
      const key = await claimDraft(name);
      return { key, draft: await readDraft<V, Base>(key, blank) };
    },
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { failure: 'Error reading draft:' },
  });
  return data;
}
