import { SALE_KINDS } from '../../projects/sale.ts';
import { z } from '../../zod.ts';
import type { HireRequestInput } from '../create-hire-request.ts';

const text = z.string().catch('');

const inputSchema: z.ZodType<HireRequestInput> = z.object({
  creatorId: z.string(),
  message: z.string(),
  budget: z.number().nullable(),
  serviceId: z.string().optional(),
  projectId: z.string().optional(),
  saleKind: z.enum(SALE_KINDS).optional(),
  fromProjectId: z.string().optional(),
  packageName: z.string().optional(),
  hours: z.number().optional(),
  title: z.string().optional(),
  attachments: z.array(z.object({ id: z.string(), alt: z.string().nullable() })).optional(),
});

/** An unsent request, as a browser stores it. */
export const hireDraftSchema = z.object({
  /** Null for a visitor; the next user who signs in gets the draft. */
  ownerId: z.string().nullable().catch(null),
  values: z.object({
    packageName: text,
    hours: text,
    title: text,
    budget: text,
    isPriceOnRequest: z.boolean().catch(false),
    message: text,
  }),
  /** A request that was sent, with an unknown result. */
  attempt: z
    .object({
      key: z.string(),
      // The object itself: a copy would have its keys in another order, and inputs are compared as text.
      input: z.custom<HireRequestInput>((input) => inputSchema.safeParse(input).success),
    })
    .nullable()
    .catch(null),
});

export type HireDraft = z.infer<typeof hireDraftSchema>;
