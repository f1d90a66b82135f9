import type { DataClient } from '../../client/types.ts';
import { readRpc } from '../../http/read-rpc.ts';
import { z } from '../../zod.ts';
import { PROJECT_TYPES, VISIBILITIES } from '../project-rules.ts';
import type { ProjectDetail } from '../project.ts';

const project = z.object({
  id: z.string(),
  user_id: z.string(),
  title: z.string(),
  tagline: z.string().nullable(),
  description: z.string(),
  image_url: z.string().nullable(),
  image_color: z.string().nullable(),
  bolt_url: z.string().nullable(),
  tags: z.array(z.string()),
  created_at: z.string(),
  visibility: z.enum(VISIBILITIES),
  live_url: z.string().nullable(),
  repo_url: z.string().nullable(),
  documentation_url: z.string().nullable(),
  completion_date: z.string().nullable(),
  project_type: z.enum(PROJECT_TYPES),
  client_name: z.string().nullable(),
  team_members: z.string().nullable(),
  challenges: z.string().nullable(),
  solutions: z.string().nullable(),
  is_for_sale: z.boolean(),
  sale_price: z.number().nullable(),
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
  username: z.string().nullable(),
  avatar: z.string().nullable(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  availability: z.string().nullable(),
  rating_avg: z.number(),
  rating_count: z.number(),
  offers: z.array(z.object({ price: z.number(), duration: z.string() })),
});

const media = z.object({
  id: z.string(),
  kind: z.enum(['image', 'video']),
  url: z.string(),
  caption: z.string().nullable(),
});

const codeSample = z.object({
  id: z.string(),
  title: z.string(),
  language: z.string(),
  code: z.string(),
});

const linkSchema = z
  .object({
    project,
    owner: owner.nullable(),
    media: z.array(media),
    code_samples: z.array(codeSample),
  })
  .nullable();

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
