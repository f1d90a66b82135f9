import type { ImageReference } from '../images/image-url.ts';

/** The public profile; `id` is that of the auth user. */
export type User = {
  id: string;
  name: string;
  username: string | null;
  avatar: ImageReference;
  bio: string | null;
  location: string | null;
  skills: string[];
  website: string | null;
  linkedin: string | null;
  github: string | null;
  twitter: string | null;
  instagram: string | null;
  is_dev: boolean;
  /** One of the twelve interview languages. */
  preferred_language: string | null;
  years_experience: number | null;
  hourly_rate: number | null;
  availability: string | null;
  specialization: string | null;
  rating_avg: number;
  rating_count: number;
  created_at: string;
  updated_at: string;
};

/** A creator as lists and cards show them. */
export type Creator = Pick<
  User,
  | 'id'
  | 'name'
  | 'username'
  | 'avatar'
  | 'bio'
  | 'location'
  | 'skills'
  | 'rating_avg'
  | 'rating_count'
  | 'created_at'
> & { project_count: number };

export type CreatorFilters = { q: string; skills: string[]; locations: string[] };

/** The fields that users can change about themselves. */
export type UserChanges = Partial<
  Omit<User, 'id' | 'rating_avg' | 'rating_count' | 'created_at' | 'updated_at'>
>;
