import type { QueryData } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { selectUsers } from './columns.ts';

/** The public profile; `id` is that of the auth user. */
export type User = QueryData<ReturnType<typeof selectUsers>>[number];

export const creatorSchema = v.object({
  id: v.string(),
  name: v.string(),
  username: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  bio: v.nullable(v.string()),
  location: v.nullable(v.string()),
  skills: v.array(v.string()),
  rating_avg: v.number(),
  rating_count: v.number(),
  created_at: v.string(),
  project_count: v.number(),
  /** Up to three covers, those of the most liked projects first: a reference to the image, and its color. */
  covers: v.array(v.object({ image_url: v.string(), image_color: v.nullable(v.string()) })),
  /** The cheapest service: its price in US dollars, and a text such as '3-5 days'. */
  offer: v.nullable(v.object({ price: v.number(), duration: v.string() })),
  availability: v.nullable(v.string()),
});

/** A creator as lists and cards show them. */
export type Creator = v.InferOutput<typeof creatorSchema>;

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
