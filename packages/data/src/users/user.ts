import type { QueryData } from '@supabase/supabase-js';
import { z } from '../zod-mini.ts';
import type { selectUsers } from './columns.ts';

/** The public profile; `id` is that of the auth user. */
export type User = QueryData<ReturnType<typeof selectUsers>>[number];

export const creatorSchema = z.object({
  id: z.string(),
  name: z.string(),
  username: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  location: z.nullable(z.string()),
  skills: z.array(z.string()),
  rating_avg: z.number(),
  rating_count: z.number(),
  created_at: z.string(),
  project_count: z.number(),
  /** Up to three covers, those of the most liked projects first: a reference to the image, and its color. */
  covers: z.array(z.object({ image_url: z.string(), image_color: z.nullable(z.string()) })),
  /** The cheapest service: its price in US dollars, and a text such as '3-5 days'. */
  offer: z.nullable(z.object({ price: z.number(), duration: z.string() })),
  availability: z.nullable(z.string()),
});

/** A creator as lists and cards show them. */
export type Creator = z.infer<typeof creatorSchema>;

/** Filters of services and their creators, by the names that the database functions have for them. An absent one does not filter. */
export type CreatorFilters = {
  q?: string;
  skills?: string[];
  locations?: string[];
  /** US dollars. */
  min_price?: number;
  max_price?: number;
  /** Delivery within this number of days. */
  max_days?: number;
  models?: string[];
  availability?: string[];
  languages?: string[];
  /** Only creators with at least three reviews. */
  min_rating?: number;
};

export type CreatorSort = 'best' | 'name' | 'rating' | 'fastest' | 'newest';

/** The fields that users can change about themselves. */
export type UserChanges = Partial<
  Omit<User, 'id' | 'rating_avg' | 'rating_count' | 'created_at' | 'updated_at'>
>;
