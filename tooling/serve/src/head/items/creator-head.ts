import { toPlainText } from '@showcase/kit/plain-text';
import type { PageHead } from '../page-head.ts';
import { creatorFeed, creatorTitle } from '../../open/feeds/feed-paths.ts';
import type { Source } from '../../public/source.ts';
import { creatorRow, describePerson, describeRating } from './creator-data.ts';
import { cardOfCreator, cardPath } from '../../open/cards/card-content.ts';
import { creatorPath } from '../../public/creator-path.ts';
import { describeRating as publicRating } from '../../public/creators.ts';
import { breadcrumbs } from './project-head.ts';
import { imageUrl, isUuid, readRows } from '../../public/read-rows.ts';

/** As many services as the page shows prices of, and more. */
const MAX_SERVICES = 20;
const COLUMNS = [
  ...Object.keys(creatorRow.shape).filter((column) => column !== 'services'),
  'services(title,price,metadata)',
].join(',');

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
    'services.order': 'price,id',
    'services.limit': String(MAX_SERVICES),
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
  const rating = describeRating(creator, url);
  const { specialization, hourly_rate: hourlyRate } = creator;
  const shown = { name, specialization, hourlyRate, image, rating: publicRating(creator) };
  return {
    title: name,
    description,
    image,
    card: await cardPath('creators', creator.id, cardOfCreator(shown)),
    canonicalPath: path,
    type: 'profile',
    isIndexed: true,
    feed: { title: creatorTitle(name), at: creatorFeed(creator.id) },
    hasCard: true,
    data: [
      {
        '@type': 'ProfilePage',
        url,
        dateCreated: creator.created_at,
        dateModified: creator.updated_at,
        mainEntity: describePerson(creator, { url, description, image }),
      },
      ...(rating ? [rating] : []),
      breadcrumbs([
        { name: 'Creators', url: `${origin}/creators` },
        { name, url },
      ]),
    ],
  };
}
