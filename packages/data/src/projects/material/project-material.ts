import type { QueryData } from '@supabase/supabase-js';
import type { DataClient } from '../../client/types.ts';
import { LIST_LIMIT } from '../../constants.ts';
import { unwrap } from '../../http/unwrap.ts';
import { isUuid } from '../../uuid.ts';

const selectMedia = (client: DataClient) =>
  client.from('project_media').select('id:client_key, kind, url, caption');

const selectCodeSamples = (client: DataClient) =>
  client.from('project_code_samples').select('id:client_key, title, language, code');

/** The id is the key that the form generated. */
export type ProjectMedia = QueryData<ReturnType<typeof selectMedia>>[number];

export type CodeSample = QueryData<ReturnType<typeof selectCodeSamples>>[number];

/** Gallery images and videos, in the owner's order. */
export async function listProjectMedia(
  client: DataClient,
  projectId: string,
): Promise<ProjectMedia[]> {
  if (!isUuid(projectId)) return [];
  const media = selectMedia(client).eq('project_id', projectId);
  return unwrap(await media.order('position').limit(LIST_LIMIT));
}

/** In the owner's order. */
export async function listCodeSamples(
  client: DataClient,
  projectId: string,
): Promise<CodeSample[]> {
  if (!isUuid(projectId)) return [];
  const samples = selectCodeSamples(client).eq('project_id', projectId);
  return unwrap(await samples.order('position').limit(LIST_LIMIT));
}
