import { z } from '../zod-mini.ts';
import { PRICING_MODELS } from './service-rules.ts';

export const foundServiceSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** US dollars: the price itself, an estimate, or that of the cheapest package. */
  price: z.number(),
  /** A text such as '3-5 days'. */
  duration: z.string(),
  pricing_model: z.enum(PRICING_MODELS),
  image_url: z.nullable(z.string()),
  image_color: z.nullable(z.string()),
  created_at: z.string(),
  creator: z.object({
    id: z.string(),
    name: z.string(),
    username: z.nullable(z.string()),
    avatar: z.nullable(z.string()),
    location: z.nullable(z.string()),
    availability: z.nullable(z.string()),
    rating_avg: z.number(),
    rating_count: z.number(),
  }),
});

/** A service as lists of found services show it, with its creator. */
export type FoundService = z.infer<typeof foundServiceSchema>;

export type ServiceSort = 'best' | 'newest' | 'price' | 'rating';
