import { toPlainText } from '@showcase/kit/plain-text';
import { z } from 'zod';
import type { PageHead } from '../page-head.ts';
import type { Source } from '../../public/source.ts';
import { cardOfProject, cardPath } from '../../open/cards/card-content.ts';
import { creatorPath } from '../../public/creator-path.ts';
import { describeRating } from '../../public/creators.ts';
import { maker } from '../../public/makers.ts';
import { describeSale } from '../../public/projects.ts';
import { callFunction, imageUrl, isUuid, readRows } from '../../public/read-rows.ts';

const projectRow = z.object({
  title: z.string(),
  description: z.string(),
  image_url: z.string().nullable(),
  tags: z.array(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
  is_for_sale: z.boolean(),
  sale_price: z.number().nullable(),
  sale_kind: z.string().nullable(),
  sold_at: z.string().nullable(),
  owner: maker.nullable(),
  check: z.object({ state: z.string() }).nullable(),
});

/** A host, or a repository such as `github.com/ada/app`. */
const provenRows = z.array(z.object({ subject: z.string() }));

const statuses: Record<string, string> = { runs: 'Runs', unreachable: 'Unreachable' };

const COLUMNS =
  'title,description,image_url,tags,created_at,updated_at,is_for_sale,sale_price,sale_kind,sold_at,owner:users!projects_user_id_fkey(id,name,username,rating_avg,rating_count),check:project_checks(state)';

/** The head of a project's page; null for a sample, and for a project that is unknown, hidden, unlisted or a draft. */
export async function projectHead(
  source: Source,
  { id, origin }: { id: string; origin: string },
): Promise<PageHead | null> {
  if (!isUuid(id)) return null;
  const [[project], proofs] = await Promise.all([
    readRows(source, 'projects', {
      query: { select: COLUMNS, id: `eq.${id}` },
      row: projectRow,
    }),
    callFunction(source, 'project_proofs', { project_ids: `{${id}}` }),
  ]);
  if (!project) return null;
  const { title, owner, check } = project;
  const proven = provenRows.parse(proofs).map(({ subject }) => `https://${subject}`);
  const status = check && statuses[check.state];
  const description = toPlainText(project.description);
  const image = imageUrl(source, project.image_url);
  const url = `${origin}/projects/${id}`;
  const sale = describeSale(project);
  const creator = owner && { name: owner.name, rating: describeRating(owner) };
  return {
    title,
    description,
    image,
    ...(creator && {
      card: await cardPath('projects', id, cardOfProject({ title, image, sale, creator })),
    }),
    canonicalPath: `/projects/${id}`,
    type: 'article',
    isIndexed: true,
    hasCard: true,
    data: [
      {
        '@type': 'CreativeWork',
        name: title,
        description,
        url,
        ...(image && { image }),
        keywords: project.tags.join(', '),
        dateCreated: project.created_at,
        dateModified: project.updated_at,
        // Only what is proven: anyone can link to the site of someone else.
        ...(proven.length > 0 && { sameAs: proven }),
        ...(status && { creativeWorkStatus: status }),
        ...(sale && {
          offers: {
            '@type': 'Offer',
            price: sale.price,
            priceCurrency: 'USD',
            availability: `https://schema.org/${sale.isSold ? 'SoldOut' : 'InStock'}`,
            url,
          },
        }),
        ...(owner && {
          creator: { '@type': 'Person', name: owner.name, url: `${origin}${creatorPath(owner)}` },
        }),
      },
      breadcrumbs([
        { name: 'Projects', url: `${origin}/projects` },
        { name: title, url },
      ]),
    ],
  };
}

/** The position of a page below the lists. */
export function breadcrumbs(steps: { name: string; url: string }[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
