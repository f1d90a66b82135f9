import type { DataClient } from '../../client/types.ts';
import { readRpc } from '../../http/read-rpc.ts';
import { z } from '../../zod-mini.ts';
import { PROJECT_TYPES, VISIBILITIES } from '../project-rules.ts';
import type { ProjectDetail } from '../project.ts';

const project = z.object({
  id: z.string(),
  user_id: z.string(),
  title: z.string(),
  tagline: z.nullable(z.string()),
  description: z.string(),
  image_url: z.nullable(z.string()),
  image_color: z.nullable(z.string()),
  bolt_url: z.nullable(z.string()),
  tags: z.array(z.string()),
  created_at: z.string(),
  visibility: z.enum(VISIBILITIES),
  live_url: z.nullable(z.string()),
  repo_url: z.nullable(z.string()),
  documentation_url: z.nullable(z.string()),
  completion_date: z.nullable(z.string()),
  project_type: z.enum(PROJECT_TYPES),
  client_name: z.nullable(z.string()),
  team_members: z.nullable(z.string()),
  challenges: z.nullable(z.string()),
  solutions: z.nullable(z.string()),
  is_for_sale: z.boolean(),
  sale_price: z.nullable(z.number()),
  includes_source_code: z.boolean(),
  includes_documentation: z.boolean(),
  includes_support: z.boolean(),
  support_duration: z.number(),
  like_count: z.number(),
  save_count: z.number(),
  view_count: z.number(),
});

const owner = z.object({
  id: z.string(),
  name: z.string(),
  username: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  location: z.nullable(z.string()),
  availability: z.nullable(z.string()),
  rating_avg: z.number(),
  rating_count: z.number(),
  offers: z.array(z.object({ price: z.number(), duration: z.string() })),
});

const media = z.object({
  id: z.string(),
  kind: z.enum(['image', 'video']),
  url: z.string(),
  caption: z.nullable(z.string()),
});

const codeSample = z.object({
  id: z.string(),
  title: z.string(),
  language: z.string(),
  code: z.string(),
});

const linkSchema = z.nullable(
  z.object({
    project,
    owner: z.nullable(owner),
    media: z.array(media),
    code_samples: z.array(codeSample),
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
