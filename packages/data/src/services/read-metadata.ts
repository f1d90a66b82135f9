import * as v from 'valibot';
import { PRICING_MODELS } from './service-rules.ts';

/** A list without the items that have another shape. */
function readableItems<T>(item: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.flatMap((one) => {
        const { success, output } = v.safeParse(item, one);
        return success ? [output] : [];
      }),
    ),
  );
}

const packageSchema = v.object({
  name: v.string(),
  description: v.fallback(v.string(), ''),
  price: v.number(),
  delivery: v.string(),
  features: v.fallback(readableItems(v.string()), []),
});

const faqSchema = v.object({ question: v.string(), answer: v.string() });

const fields = {
  pricing_model: v.picklist(PRICING_MODELS),
  hourly_rate: v.number(),
  estimated_hours: v.number(),
  packages: readableItems(packageSchema),
  features: readableItems(v.string()),
  faqs: readableItems(faqSchema),
  revisions: v.string(),
  include_video_call: v.boolean(),
  include_source_files: v.boolean(),
  portfolio_url: v.string(),
  testimonial_url: v.string(),
  tags: readableItems(v.string()),
};

export type PricingModel = (typeof PRICING_MODELS)[number];
export type ServicePackage = v.InferOutput<typeof packageSchema>;

/** Every field is optional: rows that were written before a field existed do not have it. */
export type ServiceMetadata = {
  [Name in keyof typeof fields]?: v.InferOutput<(typeof fields)[Name]>;
};

const recordSchema = v.fallback(v.record(v.string(), v.unknown()), {});

/** Service details that can be shown. The database checks their shape; an invalid row that got through must not break the page. */
export function readMetadata(stored: unknown): ServiceMetadata {
  const record = v.parse(recordSchema, stored);
  const entries = Object.entries(fields).flatMap(([name, schema]) => {
    const { success, output } = v.safeParse(schema, record[name]);
    return success ? [[name, output] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The row with its details parsed. */
export function withReadMetadata<Row extends { metadata: unknown }>(row: Row) {
  return { ...row, metadata: readMetadata(row.metadata) };
}
