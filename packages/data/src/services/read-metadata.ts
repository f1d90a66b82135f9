import { z } from '../zod-mini.ts';
import { PRICING_MODELS } from './service-rules.ts';

/** A list without the items that have another shape. */
function readableItems<T>(item: z.ZodMiniType<T>) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((items) =>
      items.flatMap((one) => {
        const { success, data } = item.safeParse(one);
        return success ? [data] : [];
      }),
    ),
  );
}

const packageSchema = z.object({
  name: z.string(),
  description: z.catch(z.string(), ''),
  price: z.number(),
  delivery: z.string(),
  features: z.catch(readableItems(z.string()), []),
});

const faqSchema = z.object({ question: z.string(), answer: z.string() });

const fields = {
  pricing_model: z.enum(PRICING_MODELS),
  hourly_rate: z.number(),
  estimated_hours: z.number(),
  packages: readableItems(packageSchema),
  features: readableItems(z.string()),
  faqs: readableItems(faqSchema),
  revisions: z.string(),
  include_video_call: z.boolean(),
  include_source_files: z.boolean(),
  portfolio_url: z.string(),
  testimonial_url: z.string(),
  tags: readableItems(z.string()),
};

export type PricingModel = (typeof PRICING_MODELS)[number];
export type ServicePackage = z.infer<typeof packageSchema>;

/** Every field is optional: rows that were written before a field existed do not have it. */
export type ServiceMetadata = { [Name in keyof typeof fields]?: z.infer<(typeof fields)[Name]> };

const recordSchema = z.catch(z.record(z.string(), z.unknown()), {});

/** Service details that can be shown. The database checks their shape; an invalid row that got through must not break the page. */
export function readMetadata(stored: unknown): ServiceMetadata {
  const record = recordSchema.parse(stored);
  const entries = Object.entries(fields).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(record[name]);
    return success ? [[name, data] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The row with its details parsed. */
export function withReadMetadata<Row extends { metadata: unknown }>(row: Row) {
  return { ...row, metadata: readMetadata(row.metadata) };
}
