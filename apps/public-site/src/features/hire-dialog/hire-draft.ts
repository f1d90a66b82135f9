import type { HireRequestInput } from '@showcase/data/hire-requests';
import { createAuthStorage } from '@showcase/data/session';
import { hireDraftSchema, type HireDraft, type HireValues } from '@showcase/data/schemas';
import { createDraftStore } from '@showcase/kit/drafts';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A request that was sent, with an unknown result. */
export type Attempt = NonNullable<HireDraft['attempt']>;

export const emptyValues: HireValues = {
  packageName: '',
  hours: '',
  title: '',
  budget: '',
  isPriceOnRequest: false,
  message: '',
};

export function hasTypedText({ title, message }: HireValues): boolean {
  return `${title}${message}`.trim() !== '';
}

/** Stores unsent requests in this browser, one for each creator; they survive a reload and sign-in. */
export function createHireDrafts(storage: DraftStorage = createAuthStorage()) {
  const drafts = createDraftStore<HireDraft>({
    getKey: (creatorId) => `hire-${creatorId}`,
    openStorage: () => storage,
    decode: (text) => hireDraftSchema.parse(JSON.parse(text)),
    encode: JSON.stringify,
  });
  return {
    ...drafts,
    /** Null if there is no draft or it belongs to another user. A visitor's draft is assigned to the signed-in user. */
    read(creatorId: string, userId: string | null): HireDraft | null {
      const draft = drafts.read(creatorId);
      if (!draft || (draft.ownerId !== null && draft.ownerId !== userId)) return null;
      if (draft.ownerId !== userId) drafts.write(creatorId, { ...draft, ownerId: userId });
      return draft;
    },
  };
}

/** Reuses the key while the input is the same, so that a retry does not create a second request. */
export function attemptFor(input: HireRequestInput, previous: Attempt | null): Attempt {
  const isSame = JSON.stringify(previous?.input) === JSON.stringify(input);
  return previous && isSame ? previous : { key: crypto.randomUUID(), input };
}
