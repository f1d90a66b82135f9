import { toPlainText, toWholeText } from '@showcase/kit/plain-text';
import { z } from 'zod';
import { publicImage, publicTime } from './fields.ts';
import { describeMaker, maker, publicMaker } from './makers.ts';
import {
  findRow,
  findRows,
  listRows,
  searchRows,
  type Kind,
  type ListPart,
  type Position,
} from './read-list.ts';
import { callFunction, imageUrl, isUuid, toArrayText } from './read-rows.ts';
import type { PublicSource } from './source.ts';

const row = z
  .object({
    id: z.string(),
    title: z.string(),
    tagline: z.string().nullable(),
    description: z.string(),
    image_url: z.string().nullable(),
    tags: z.array(z.string()),
    is_for_sale: z.boolean(),
    sale_price: z.number().nullable(),
    sale_kind: z.string().nullable(),
    sold_at: z.string().nullable(),
    is_proven: z.boolean().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
    listed_at: z.string(),
    owner: maker,
  })
  .transform(({ created_at: createdAt, updated_at: updatedAt, listed_at: listedAt, ...rest }) => {
    return { ...rest, createdAt, updatedAt, listedAt };
  });

type ProjectRow = z.infer<typeof row>;

const projects: Kind<ProjectRow> = {
  table: 'projects',
  select: `${Object.keys(row.in.shape)
    .filter((column) => column !== 'owner')
    .join(',')},owner:users!projects_user_id_fkey!inner(${Object.keys(maker.shape).join(',')})`,
  filter: { visibility: 'eq.public' },
  newest: 'listed_at',
  row,
  search: 'search_projects',
};

const idsSchema = z.array(z.string());

/** A project as every endpoint shows it. */
export const publicProject = z
  .object({
    id: z.string(),
    url: z.string(),
    title: z.string(),
    tagline: z.string().nullable(),
    description: z.string().describe('The beginning of it, without markup.'),
    fullDescription: z.string().describe('The whole of it, without markup.'),
    image: publicImage,
    tags: z.array(z.string()),
    sale: z
      .object({
        price: z.number().describe('In US dollars.'),
        kind: z
          .string()
          .describe('once (all rights, one buyer) or license (one product of each buyer).'),
        isSold: z.boolean(),
      })
      .nullable()
      .describe('Null if it is not for sale.'),
    isProven: z
      .boolean()
      .describe('Whether its creator has proven that its website or its repository is theirs.'),
    creator: publicMaker,
    createdAt: publicTime,
    publishedAt: publicTime.describe('When it could first be seen.'),
    updatedAt: publicTime.describe(
      'Of the last change by its creator, or of its sale. Likes and views do not change it.',
    ),
  })
  .meta({ id: 'Project' });

export type PublicProject = z.infer<typeof publicProject>;

/** Null if a visitor does not see it in lists. */
export async function findProject(source: PublicSource, id: string): Promise<PublicProject | null> {
  const found = await findRow(source, projects, { id });
  return found && describeProject(source, found);
}

export async function searchProjects(
  source: PublicSource,
  search: Position & {
    q?: string;
    types?: string;
    technologies?: string;
    industries?: string;
    sale?: string;
    sort?: 'best' | 'newest' | 'price';
  },
): Promise<ListPart<PublicProject>> {
  return describeAll(source, await searchRows(source, projects, search));
}

/** The projects of a creator, newest first. */
export async function listProjects(
  source: PublicSource,
  { creator, ...position }: Position & { creator: string },
): Promise<ListPart<PublicProject>> {
  if (!isUuid(creator)) return { items: [], next: null };
  const where = { user_id: `eq.${creator}` };
  return describeAll(source, await listRows(source, projects, { ...position, where }));
}

/** The newest projects with a tag as it is written. */
export async function listTaggedProjects(
  source: PublicSource,
  { tag, limit }: { tag: string; limit: number },
): Promise<PublicProject[]> {
  const args = { tags: toArrayText([tag]), page_size: String(limit) };
  const ids = idsSchema.parse(await callFunction(source, 'newest_projects_with_tags', args));
  const items = await findRows(source, projects, ids);
  return items.map((item) => describeProject(source, item));
}

function describeAll(source: PublicSource, { items, next }: ListPart<ProjectRow>) {
  return { items: items.map((item) => describeProject(source, item)), next };
}

function describeProject(source: PublicSource, found: ProjectRow): PublicProject {
  const { id, title, tagline, tags, createdAt, updatedAt, listedAt } = found;
  return {
    id,
    url: `${source.origin}/projects/${id}`,
    title,
    tagline,
    description: toPlainText(found.description),
    fullDescription: toWholeText(found.description),
    image: imageUrl(source, found.image_url),
    tags,
    sale: describeSale(found),
    isProven: found.is_proven ?? false,
    creator: describeMaker(source, found.owner),
    createdAt,
    // Among the newest, it may be listed further down than its time.
    publishedAt: listedAt > createdAt ? listedAt : createdAt,
    updatedAt,
  };
}

/** Null if it is not for sale, or its creator has not chosen yet how. */
export function describeSale(
  project: Pick<ProjectRow, 'is_for_sale' | 'sale_price' | 'sale_kind' | 'sold_at'>,
) {
  const { is_for_sale: isForSale, sale_price: price, sale_kind: kind, sold_at: soldAt } = project;
  if (!isForSale || price === null || kind === null) return null;
  return { price, kind, isSold: soldAt !== null };
}
