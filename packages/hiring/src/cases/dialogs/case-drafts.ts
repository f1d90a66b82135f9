import { caseDraftSchema, type CaseValues } from '@showcase/data/schemas';
import { createDraftStore } from '@showcase/kit/drafts';

/** What was typed about cases and not sent, stored in this tab, one for each user, act and case. */
export const caseDrafts = createDraftStore<CaseValues>({
  getKey: (id) => `draft:case:${id}`,
  openStorage: () => sessionStorage,
  decode: (text) => caseDraftSchema.parse(JSON.parse(text)),
  encode: JSON.stringify,
});
