import type { DataClient } from '../../client.ts';
import { LIST_LIMIT } from '../../constants.ts';
import { unwrap } from '../../http/unwrap.ts';
import { isUuid } from '../../uuid.ts';

export type ProjectMedia = {
  /** The key that the form generated. */
  id: string;
  kind: 'image' | 'video';
  url: string;
  caption: string | null;
};

export type CodeSample = { id: string; title: string; language: string; code: string };

/** Gallery images and videos, in the owner's order. */
export async function listProjectMedia(
  client: DataClient,
  projectId: string,
): Promise<ProjectMedia[]> {
  if (!isUuid(projectId)) return [];
  return unwrap(
    await client
      .from('project_media')
      .select('id:client_key, kind, url, caption')
      .eq('project_id', projectId)
      .order('position')
      .limit(LIST_LIMIT)
      .overrideTypes<ProjectMedia[], { merge: false }>(),
  );
}

/** In the owner's order. */
export async function listCodeSamples(
  client: DataClient,
  projectId: string,
): Promise<CodeSample[]> {
  if (!isUuid(projectId)) return [];
  return unwrap(
    await client
      .from('project_code_samples')
      .select('id:client_key, title, language, code')
      .eq('project_id', projectId)
      .order('position')
      .limit(LIST_LIMIT),
  );
}
