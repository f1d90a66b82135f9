import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { isUuid } from '../uuid.ts';
import * as v from 'valibot';
import { creatorRecordSchema } from './creator-record.ts';

export const MAX_COMPARED_CREATORS = 4;

const comparedCreatorSchema = v.object({
  id: v.string(),
  name: v.string(),
  username: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  location: v.nullable(v.string()),
  skills: v.array(v.string()),
  languages: v.array(v.string()),
  years_experience: v.nullable(v.number()),
  hourly_rate: v.nullable(v.number()),
  availability: v.nullable(v.string()),
  rating_avg: v.number(),
  rating_count: v.number(),
  project_count: v.number(),
  /** The cheapest service; `days` is the longest time that its text says, null if it says none. */
  offer: v.nullable(
    v.object({ price: v.number(), duration: v.string(), days: v.nullable(v.number()) }),
  ),
  record: creatorRecordSchema,
});

/** A creator as a comparison shows them. */
export type ComparedCreator = v.InferOutput<typeof comparedCreatorSchema>;

const schema = v.array(comparedCreatorSchema);

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
