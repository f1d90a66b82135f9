import { useQuery } from '@tanstack/react-query';
import { readDraft, type Draft, type Values } from './draft.ts';

/** The draft that was left under this key; undefined while it is looked up. */
export function useStoredDraft<V extends Values, Base>(
  key: string,
  blank: V,
): Draft<V, Base> | null | undefined {
  const { data } = useQuery({
    queryKey: ['draft', key],
    queryFn: () => readDraft<V, Base>(key, blank),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { failure: 'Error reading draft:' },
  });
  return data;
}
