import type { DataClient } from '../client.ts';
import { isSameContent } from '../http/same-content.ts';
import { unwrap } from '../http/unwrap.ts';
import { getSignedInUserId } from '../session/signed-in-user-id.ts';
import { isUuid } from '../uuid.ts';
import { PROJECT_FORM_COLUMNS } from './columns.ts';
import {
  listCodeSamples,
  listProjectMedia,
  type CodeSample,
  type ProjectMedia,
} from './material/project-material.ts';
import type { Project, ProjectMetadata } from './project.ts';

/** A project as its owner edits it. */
export type OwnProject = Omit<Project, 'created_at'> &
  ProjectMetadata & {
    /** The version that edits are based on. */
    updated_at: string;
    media: ProjectMedia[];
    codeSamples: CodeSample[];
  };

/** The columns that the project form writes. */
export type ProjectChanges = Omit<
  OwnProject,
  'id' | 'user_id' | 'updated_at' | 'media' | 'codeSamples'
>;

/** Null if it does not exist or belongs to another user: their public projects can be read, but not edited. */
export async function getOwnProject(client: DataClient, id: string): Promise<OwnProject | null> {
  const userId = await getSignedInUserId(client);
  if (!isUuid(id) || !userId) return null;
  const [row, media, codeSamples] = await Promise.all([
    client
      .from('projects')
      .select(PROJECT_FORM_COLUMNS)
      .eq('id', id)
      .eq('user_id', userId)
      .maybeSingle()
      .overrideTypes<Omit<OwnProject, 'media' | 'codeSamples'>, { merge: false }>(),
    listProjectMedia(client, id),
    listCodeSamples(client, id),
  ]);
  const project = unwrap(row);
  return project && { ...project, media, codeSamples };
}

/** The project that was first saved under this key of the form; null if it was never stored. */
export async function getOwnProjectByKey(
  client: DataClient,
  key: string,
): Promise<OwnProject | null> {
  const userId = await getSignedInUserId(client);
  if (!isUuid(key) || !userId) return null;
  const keyed = client.from('projects').select('id').eq('client_key', key);
  const row = unwrap(await keyed.eq('user_id', userId).maybeSingle());
  return row && getOwnProject(client, row.id);
}

/** The result of a save: the id comes from the database. */
export type SavedItem = { id: string; updated_at: string };

type ProjectSave = {
  /** For a new project, the key that the form generated, so that a retry saves the same row. */
  id: string;
  userId: string;
  changes: ProjectChanges;
  /** The `updated_at` that the changes are based on; null for a new project. */
  version: string | null;
};

/**
 * Returns the id and the new version of the row. Throws 'not-found' if the row is deleted, belongs to another user, or has changed
 * since the version, and 'conflict' if the key of a new project already belongs to different content.
 */
export async function saveProject(client: DataClient, save: ProjectSave): Promise<SavedItem> {
  const { id, changes, version } = save;
  if (version === null) return addProject(client, save);
  const update = client.from('projects').update(changes).eq('id', id);
  return unwrap(await update.eq('updated_at', version).select('id, updated_at').single());
}

async function addProject(client: DataClient, { id: client_key, userId, changes }: ProjectSave) {
  const row = { client_key, user_id: userId, ...changes };
  const added = await client.from('projects').insert(row).select('id, updated_at').single();
  if (added.error?.code !== UNIQUE_VIOLATION) return unwrap(added);
  // The same content was stored by an earlier attempt whose response was lost.
  const stored = await getOwnProjectByKey(client, client_key);
  if (!stored || !isSameContent(changes, stored)) return unwrap(added);
  return { id: stored.id, updated_at: stored.updated_at };
}

const UNIQUE_VIOLATION = '23505';

/** Throws 'not-found' if the project is deleted or belongs to another user. */
export async function removeProject(client: DataClient, id: string): Promise<void> {
  unwrap(await client.from('projects').delete().eq('id', id).select('id').single());
}
