import { useEffect, useEffectEvent, useState } from 'react';
import { claimDraft } from './claim-draft.ts';
import { readDraft, type Draft, type Values } from './draft.ts';

type StoredDraft<V extends Values, Base> = { key: string; draft: Draft<V, Base> | null };

/** This tab's draft of that name and its storage key; undefined while loading. */
export function useStoredDraft<V extends Values, Base>(
  name: string,
  blank: V,
): StoredDraft<V, Base> | undefined {
  const [stored, setStored] = useState<StoredDraft<V, Base> & { name: string }>();
  const read = useEffectEvent(async () => {
    const key = await claimDraft(name);
    return { name, key, draft: await readDraft<V, Base>(key, blank) };
  });
  useEffect(() => {
    let isCurrent = true;
    void read().then((found) => {
      if (isCurrent) setStored(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return stored?.name === name ? stored : undefined;
}
