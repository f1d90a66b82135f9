import { z } from '../zod.ts';
import { PRICING_MODELS } from './service-rules.ts';

export const foundServiceSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** US dollars: the price itself, an estimate, or that of the cheapest package. */
  price: z.number(),
  /** A text such as '3-5 days'. */
  duration: z.string(),
  pricing_model: z.enum(PRICING_MODELS),
  image_url: z.string().nullable(),
  image_color: z.string().nullable(),
  created_at: z.string(),
  creator: z.object({
    id: z.string(),
    name: z.string(),
    username: z.string().nullable(),
    avatar: z.string().nullable(),
    location: z.string().nullable(),
    availability: z.string().nullable(),
    rating_avg: z.number(),
    rating_count: z.number(),
  }),
});

/** A service as lists of found services show it, with its creator. */
export type FoundService = z.infer<typeof foundServiceSchema>;

export type ServiceSort = 'best' | 'newest' | 'price' | 'rating';
