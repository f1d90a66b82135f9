import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { isUuid } from '../uuid.ts';
import { z } from '../zod-mini.ts';
import { creatorRecordSchema } from './creator-record.ts';

export const MAX_COMPARED_CREATORS = 4;

const comparedCreatorSchema = z.object({
  id: z.string(),
  name: z.string(),
  username: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  location: z.nullable(z.string()),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  years_experience: z.nullable(z.number()),
  hourly_rate: z.nullable(z.number()),
  availability: z.nullable(z.string()),
  rating_avg: z.number(),
  rating_count: z.number(),
  project_count: z.number(),
  /** The cheapest service; `days` is the longest time that its text says, null if it says none. */
  offer: z.nullable(
    z.object({ price: z.number(), duration: z.string(), days: z.nullable(z.number()) }),
  ),
  record: creatorRecordSchema,
});

/** A creator as a comparison shows them. */
export type ComparedCreator = z.infer<typeof comparedCreatorSchema>;

const schema = z.array(comparedCreatorSchema);

/** The ids that can be compared: the first four that are ids, each once. They may come from a URL. */
export function toComparedIds(ids: readonly string[]): string[] {
  const known = ids.map((id) => id.trim().toLowerCase()).filter(isUuid);
  return [...new Set(known)].slice(0, MAX_COMPARED_CREATORS);
}

/** In the order of the ids. A creator who is not public is missing. */
export async function listComparedCreators(
  client: DataClient,
  { ids, signal }: { ids: readonly string[]; signal?: AbortSignal },
): Promise<ComparedCreator[]> {
  const known = toComparedIds(ids);
  if (known.length === 0) return [];
  return readRpc(client, 'creators_to_compare', { ids: known }, { schema, signal });
}
