import { toPlainText } from '@showcase/kit/plain-text';
import { z } from 'zod';
import type { PageHead, Source } from '../page-head.ts';
import { creatorPath } from './creator-path.ts';
import { breadcrumbs } from './project-head.ts';
import { imageUrl, isUuid, readRows } from './read-rows.ts';

const creatorRow = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string().nullable(),
  avatar: z.string().nullable(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  skills: z.array(z.string()),
  specialization: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

const COLUMNS = Object.keys(creatorRow.shape).join(',');

type CreatorKey = { id: string } | { username: string };

/** The head of a creator's page, by id or username; null for a sample and for an unknown or hidden creator. */
export async function creatorHead(
  source: Source,
  key: CreatorKey,
  origin: string,
): Promise<PageHead | null> {
  if ('id' in key && !isUuid(key.id)) return null;
  const query = {
    select: COLUMNS,
    is_dev: 'is.true',
    ...('id' in key
      ? { id: `eq.${key.id}` }
      : { username: `eq.${key.username.trim().toLowerCase()}` }),
  };
  const [creator] = await readRows(source, 'users', { query, row: creatorRow });
  if (!creator) return null;
  const { name } = creator;
  const path = creatorPath(creator);
  const url = `${origin}${path}`;
  const description = toPlainText(creator.bio ?? '') || `Projects and services of ${name}.`;
  const image = imageUrl(source, creator.avatar);
  return {
    title: name,
    description,
    image,
    canonicalPath: path,
    type: 'profile',
    isIndexed: true,
    data: [
      {
        '@type': 'ProfilePage',
        url,
        dateCreated: creator.created_at,
        dateModified: creator.updated_at,
        mainEntity: {
          '@type': 'Person',
          name,
          url,
          description,
          ...(image && { image }),
          ...(creator.specialization && { jobTitle: creator.specialization }),
          ...(creator.location && { homeLocation: { '@type': 'Place', name: creator.location } }),
          knowsAbout: creator.skills,
        },
      },
      breadcrumbs([
        { name: 'Creators', url: `${origin}/creators` },
        { name, url },
      ]),
    ],
  };
}
