import type { NewsletterValues } from '@showcase/data/schemas';
import { createDraftStore } from '@showcase/kit/drafts';

/** The key of the newsletter that is not saved yet. */
export const NEW_DRAFT = 'new';

/** The drafts in this tab, by the id of the newsletter. */
export const newsletterDrafts = createDraftStore<NewsletterValues>({
  getKey: (id) => `draft:newsletter ${id}`,
  openStorage: () => sessionStorage,
  decode(text) {
    const { subject, body } = JSON.parse(text) as Partial<Record<string, unknown>>;
    return typeof subject === 'string' && typeof body === 'string' ? { subject, body } : null;
  },
  encode: JSON.stringify,
});
