import { deliveryDraftSchema, type DeliveryValues } from '@showcase/data/schemas';
import { createDraftStore } from '@showcase/kit/drafts';

/** Unsent deliveries, stored in this tab, one for each user and request. */
export const deliveryDrafts = createDraftStore<DeliveryValues>({
  getKey: (id) => `draft:delivery:${id}`,
  openStorage: () => sessionStorage,
  decode: (text) => deliveryDraftSchema.parse(JSON.parse(text)),
  encode: JSON.stringify,
});
