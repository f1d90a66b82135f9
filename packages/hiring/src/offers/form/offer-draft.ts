import type { AttachmentToSend } from '@showcase/data/attachments';
import type { OfferTerms } from '@showcase/data/hire-requests';
import { offerDraftSchema, type OfferDraft } from '@showcase/data/schemas';
import { createAuthStorage } from '@showcase/data/session';
import { createDraftStore } from '@showcase/kit/drafts';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type SentOffer = OfferTerms & { attachments: AttachmentToSend[] };

/** An offer that was sent, with an unknown result. */
type Attempt = NonNullable<OfferDraft['attempt']>;

/** Stores unsent offers in this browser, one for each request and user. */
export function createOfferDrafts(storage: DraftStorage = createAuthStorage()) {
  return createDraftStore<OfferDraft>({
    getKey: (id) => `offer-${id}`,
    openStorage: () => storage,
    decode: (text) => offerDraftSchema.parse(JSON.parse(text)),
    encode: JSON.stringify,
  });
}

/** Reuses the key while what is sent is the same, so that a retry does not make a second version. */
export function attemptFor(sent: SentOffer, previous: Attempt | null): Attempt {
  const text = JSON.stringify(sent);
  return previous?.terms === text ? previous : { key: crypto.randomUUID(), terms: text };
}
