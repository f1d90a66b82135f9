import type { DataClient } from '../../client/types.ts';
import { readRpc } from '../../http/read-rpc.ts';
import * as v from 'valibot';
import { PROJECT_TYPES, VISIBILITIES } from '../form/project-rules.ts';
import type { ProjectDetail } from '../project.ts';
import { SALE_KINDS } from '../sale.ts';

const project = v.object({
  id: v.string(),
  user_id: v.string(),
  title: v.string(),
  tagline: v.nullable(v.string()),
  description: v.string(),
  image_url: v.nullable(v.string()),
  image_color: v.nullable(v.string()),
  bolt_url: v.nullable(v.string()),
  tags: v.array(v.string()),
  created_at: v.string(),
  visibility: v.picklist(VISIBILITIES),
  live_url: v.nullable(v.string()),
  repo_url: v.nullable(v.string()),
  documentation_url: v.nullable(v.string()),
  completion_date: v.nullable(v.string()),
  project_type: v.picklist(PROJECT_TYPES),
  client_name: v.nullable(v.string()),
  team_members: v.nullable(v.string()),
  challenges: v.nullable(v.string()),
  solutions: v.nullable(v.string()),
  is_for_sale: v.boolean(),
  sale_price: v.nullable(v.number()),
  includes_source_code: v.boolean(),
  includes_documentation: v.boolean(),
  includes_support: v.boolean(),
  support_duration: v.number(),
  sale_kind: v.optional(v.nullable(v.picklist(SALE_KINDS)), null),
  sold_at: v.optional(v.nullable(v.string()), null),
  is_proven: v.optional(v.null(), null),
  third_party_licenses: v.optional(v.array(v.string()), []),
  like_count: v.number(),
  save_count: v.number(),
  view_count: v.number(),
});

const owner = v.object({
  id: v.string(),
  name: v.string(),
  username: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  bio: v.nullable(v.string()),
  location: v.nullable(v.string()),
  availability: v.nullable(v.string()),
  rating_avg: v.number(),
  rating_count: v.number(),
  offers: v.array(v.object({ price: v.number(), duration: v.string() })),
});

const media = v.object({
  id: v.string(),
  kind: v.picklist(['image', 'video']),
  url: v.string(),
  caption: v.nullable(v.string()),
});

const codeSample = v.object({
  id: v.string(),
  title: v.string(),
  language: v.string(),
  code: v.string(),
});

const linkSchema = v.nullable(
  v.object({
    project,
    owner: v.nullable(owner),
    media: v.array(media),
    code_samples: v.array(codeSample),
  }),
);

/** A project that is in no list but open to everyone with its link; null for drafts, hidden and unknown ones. */
export async function openProjectLink(
  client: DataClient,
  id: string,
): Promise<ProjectDetail | null> {
  const link = await readRpc(client, 'project_by_link', { project_id: id }, { schema: linkSchema });
  return (
    link && {
      ...link.project,
      owner: link.owner,
      material: { media: link.media, codeSamples: link.code_samples },
    }
  );
}
