import * as v from 'valibot';
import { PRICING_MODELS } from './service-rules.ts';

export const foundServiceSchema = v.object({
  id: v.string(),
  title: v.string(),
  /** US dollars: the price itself, an estimate, or that of the cheapest package. */
  price: v.number(),
  /** A text such as '3-5 days'. */
  duration: v.string(),
  pricing_model: v.picklist(PRICING_MODELS),
  image_url: v.nullable(v.string()),
  image_color: v.nullable(v.string()),
  created_at: v.string(),
  creator: v.object({
    id: v.string(),
    name: v.string(),
    username: v.nullable(v.string()),
    avatar: v.nullable(v.string()),
    location: v.nullable(v.string()),
    availability: v.nullable(v.string()),
    rating_avg: v.number(),
    rating_count: v.number(),
  }),
});

/** A service as lists of found services show it, with its creator. */
export type FoundService = v.InferOutput<typeof foundServiceSchema>;

export type ServiceSort = 'best' | 'newest' | 'price' | 'rating';
