import { toPlainText, toWholeText } from '@showcase/kit/plain-text';
import { z } from 'zod';
import { publicImage, publicTime } from './fields.ts';
import { describeMaker, maker, publicMaker } from './makers.ts';
import {
  findRow,
  listRows,
  searchRows,
  type Kind,
  type ListPart,
  type Position,
} from './read-list.ts';
import { imageUrl, isUuid } from './read-rows.ts';
import type { PublicSource } from './source.ts';

const row = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    price: z.number(),
    duration: z.string(),
    images: z.array(z.string()),
    metadata: z.object({ pricing_model: z.string().optional() }),
    created_at: z.string(),
    updated_at: z.string(),
    owner: maker,
  })
  .transform(({ created_at: createdAt, updated_at: updatedAt, ...rest }) => {
    return { ...rest, createdAt, updatedAt };
  });

type ServiceRow = z.infer<typeof row>;

const services: Kind<ServiceRow> = {
  table: 'services',
  select: `${Object.keys(row.in.shape)
    .filter((column) => column !== 'owner')
    .join(',')},owner:users!services_user_id_fkey!inner(${Object.keys(maker.shape).join(',')})`,
  filter: { is_active: 'is.true' },
  row,
  search: 'search_services',
};

/** A service as every endpoint shows it. */
export const publicService = z
  .object({
    id: z.string(),
    url: z.string().describe('Of the page of its creator, where a client hires them.'),
    title: z.string(),
    description: z.string().describe('The beginning of it, without markup.'),
    fullDescription: z.string().describe('The whole of it, without markup.'),
    price: z
      .number()
      .describe(
        'In US dollars. An estimate if work is paid by the hour, or that of the cheapest package.',
      ),
    pricingModel: z.string(),
    duration: z.string().describe('A text such as 3-5 days.'),
    image: publicImage,
    creator: publicMaker,
    createdAt: publicTime,
    updatedAt: publicTime,
  })
  .meta({ id: 'Service' });

export type PublicService = z.infer<typeof publicService>;

/** Null if a visitor does not see it. */
export async function findService(source: PublicSource, id: string): Promise<PublicService | null> {
  const found = await findRow(source, services, { id });
  return found && describeService(source, found);
}

export async function searchServices(
  source: PublicSource,
  search: Position & {
    q?: string;
    skills?: string;
    max_price?: number;
    sort?: 'best' | 'newest' | 'price' | 'rating';
  },
): Promise<ListPart<PublicService>> {
  const { items, next } = await searchRows(source, services, search);
  return { items: items.map((item) => describeService(source, item)), next };
}

/** The services of a creator, newest first. */
export async function listServices(
  source: PublicSource,
  { creator, ...position }: Position & { creator: string },
): Promise<ListPart<PublicService>> {
  if (!isUuid(creator)) return { items: [], next: null };
  const where = { user_id: `eq.${creator}` };
  const { items, next } = await listRows(source, services, { ...position, where });
  return { items: items.map((item) => describeService(source, item)), next };
}

function describeService(source: PublicSource, found: ServiceRow): PublicService {
  const { images, metadata, owner, ...same } = found;
  const creator = describeMaker(source, owner);
  return {
    ...same,
    url: creator.url,
    description: toPlainText(found.description),
    fullDescription: toWholeText(found.description),
    pricingModel: metadata.pricing_model ?? 'fixed',
    image: imageUrl(source, images[0] ?? null),
    creator,
  };
}
