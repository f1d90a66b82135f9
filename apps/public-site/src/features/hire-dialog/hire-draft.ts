import { createAuthStorage, type HireRequestInput } from '@showcase/data';
import type { HireValues } from '@showcase/data/schemas';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was sent without an answer that we know of. */
export type Attempt = { key: string; order: HireRequestInput };

export type HireDraft = {
  /** Null for a visitor: whoever signs in next gets it. */
  ownerId: string | null;
  values: HireValues;
  attempt: Attempt | null;
};

export const emptyValues: HireValues = {
  packageName: '',
  hours: '',
  title: '',
  budget: '',
  message: '',
};

/** The unsent requests of this browser, one for each creator; survives a reload and the way through sign-in. */
export function createHireDrafts(storage: DraftStorage = createAuthStorage()) {
  const keyOf = (creatorId: string) => `bolt-showcase-hire-${creatorId}`;
  return {
    /** Null where there is none, or it is another user's. A visitor's becomes that of whoever signed in. */
    read(creatorId: string, userId: string | null): HireDraft | null {
      const draft = parse(storage.getItem(keyOf(creatorId)));
      if (!draft || (draft.ownerId !== null && draft.ownerId !== userId)) return null;
      if (draft.ownerId !== userId) this.write(creatorId, { ...draft, ownerId: userId });
      return draft;
    },
    write(creatorId: string, draft: HireDraft) {
      storage.setItem(keyOf(creatorId), JSON.stringify(draft));
    },
    remove(creatorId: string) {
      storage.removeItem(keyOf(creatorId));
    },
  };
}

/** The same order goes out under the same key, so that it is taken once. */
export function attemptFor(order: HireRequestInput, previous: Attempt | null): Attempt {
  const isSame = JSON.stringify(previous?.order) === JSON.stringify(order);
  return previous && isSame ? previous : { key: crypto.randomUUID(), order };
}

function parse(text: string | null): HireDraft | null {
  if (text === null) return null;
  try {
    const saved = JSON.parse(text) as Partial<HireDraft> | null;
    if (typeof saved?.values !== 'object') return null;
    const values = Object.fromEntries(
      Object.keys(emptyValues).map((field) => [
        field,
        String(saved.values?.[field as never] ?? ''),
      ]),
    );
    const { ownerId = null, attempt = null } = saved;
    return { ownerId, attempt, values: { ...emptyValues, ...values } };
  } catch {
    return null;
  }
}
