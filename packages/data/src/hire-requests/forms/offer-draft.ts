import { z } from '../../zod.ts';

const text = z.string().catch('');

/** An unsent offer, as a browser stores it. */
export const offerDraftSchema = z.object({
  values: z.object({
    title: text,
    scope: text,
    price: text,
    revisions: text,
    due: z.enum(['date', 'days']).catch('date'),
    dueOn: text,
    days: text,
    validUntil: text,
    note: text,
    milestones: z
      .array(z.object({ title: text, price: text, dueOn: text, isTrial: z.boolean().catch(false) }))
      .catch([]),
  }),
  /** An offer that was sent, with an unknown result: its terms as text, by which a retry is recognized. */
  attempt: z.object({ key: z.string(), terms: z.string() }).nullable().catch(null),
});

export type OfferDraft = z.infer<typeof offerDraftSchema>;
