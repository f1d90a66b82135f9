import { toPlainText, toWholeText } from '@showcase/kit/plain-text';
import { z } from 'zod';
import { creatorPath, findMovedCreator } from './creator-path.ts';
import { publicImage, publicRating, publicTime } from './fields.ts';
import { findRow, searchRows, type Kind, type ListPart, type Position } from './read-list.ts';
import { imageUrl } from './read-rows.ts';
import type { PublicSource } from './source.ts';

const row = z
  .object({
    id: z.string(),
    username: z.string().nullable(),
    name: z.string(),
    specialization: z.string().nullable(),
    bio: z.string().nullable(),
    location: z.string().nullable(),
    skills: z.array(z.string()),
    languages: z.array(z.string()),
    avatar: z.string().nullable(),
    hourly_rate: z.number().nullable(),
    availability: z.string().nullable(),
    rating_avg: z.number(),
    rating_count: z.number(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .transform(({ created_at: createdAt, updated_at: updatedAt, ...rest }) => {
    return { ...rest, createdAt, updatedAt };
  });

type CreatorRow = z.infer<typeof row>;

const creators: Kind<CreatorRow> = {
  table: 'users',
  select: Object.keys(row.in.shape).join(','),
  filter: { is_dev: 'is.true' },
  row,
  search: 'search_creators',
};

/** A creator as every endpoint shows them. */
export const publicCreator = z
  .object({
    id: z.string(),
    url: z.string().describe('Of their page, where a client contacts and hires them.'),
    username: z.string().nullable(),
    name: z.string(),
    specialization: z.string().nullable(),
    bio: z.string().describe('The beginning of it, without markup.'),
    fullBio: z.string().describe('The whole of it, without markup.'),
    location: z.string().nullable(),
    skills: z.array(z.string()),
    languages: z.array(z.string()),
    image: publicImage,
    hourlyRate: z.number().nullable().describe('In US dollars.'),
    availability: z.string().nullable(),
    rating: publicRating,
    createdAt: publicTime,
    updatedAt: publicTime,
  })
  .meta({ id: 'Creator' });

export type PublicCreator = z.infer<typeof publicCreator>;

/** By id or username; null if a visitor does not see them. */
export async function findCreator(
  source: PublicSource,
  key: { id: string } | { username: string },
): Promise<PublicCreator | null> {
  const found = await findRow(source, creators, key);
  return found && describeCreator(source, found);
}

/** By the username of their page, also by one that they gave up and nobody else has. */
export async function findCreatorByAnyUsername(
  source: PublicSource,
  username: string,
): Promise<PublicCreator | null> {
  const creator = await findCreator(source, { username });
  if (creator) return creator;
  const id = await findMovedCreator(source, username);
  return id === null ? null : findCreator(source, { id });
}

export async function searchCreators(
  source: PublicSource,
  search: Position & { q?: string; skills?: string; sort?: 'best' | 'newest' | 'rating' },
): Promise<ListPart<PublicCreator>> {
  const { items, next } = await searchRows(source, creators, search);
  return { items: items.map((item) => describeCreator(source, item)), next };
}

/** The rating of a person; null without reviews. */
export function describeRating(person: { rating_avg: number; rating_count: number }) {
  const { rating_avg: average, rating_count: count } = person;
  return count > 0 ? { average, count } : null;
}

function describeCreator(source: PublicSource, found: CreatorRow): PublicCreator {
  const { avatar, bio, hourly_rate, rating_avg, rating_count, ...same } = found;
  return {
    ...same,
    url: source.origin + creatorPath(found),
    bio: toPlainText(bio ?? ''),
    fullBio: toWholeText(bio ?? ''),
    image: imageUrl(source, avatar),
    hourlyRate: hourly_rate,
    rating: describeRating({ rating_avg, rating_count }),
  };
}
