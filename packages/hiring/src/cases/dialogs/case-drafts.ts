import { caseDraftSchema, type CaseValues } from '@showcase/data/schemas';
import { createDraftStore } from '@showcase/kit/drafts';

/** The drafts about cases in this tab, one for each user, action and case. */
export const caseDrafts = createDraftStore<CaseValues>({
  getKey: (id) => `draft:case:${id}`,
  openStorage: () => sessionStorage,
  decode: (text) => caseDraftSchema.parse(JSON.parse(text)),
  encode: JSON.stringify,
});
