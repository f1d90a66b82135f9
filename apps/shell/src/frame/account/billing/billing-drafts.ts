import { billingForm, type BillingValues } from '@showcase/data/invoices';
import { createDraftStore } from '@showcase/kit/drafts';

/** The unsaved text of a user in this tab. */
export const billingDrafts = createDraftStore<BillingValues>({
  getKey: (userId) => `draft:billing:${userId}`,
  openStorage: () => sessionStorage,
  decode(text) {
    const stored = JSON.parse(text) as Partial<Record<string, unknown>>;
    const all = { ...billingForm.empty, ...stored };
    const entries = billingForm.names.map((name) => [name, all[name]] as const);
    if (entries.some(([, value]) => typeof value !== 'string')) return null;
    return Object.fromEntries(entries) as BillingValues;
  },
  encode: JSON.stringify,
});
