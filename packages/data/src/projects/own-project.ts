import type { DataClient } from '../client.ts';
import { isSameContent } from '../http/same-content.ts';
import { unwrap } from '../http/unwrap.ts';
import { getSignedInUserId } from '../session/signed-in-user-id.ts';
import type { Row } from '../database.ts';
import { isUuid } from '../uuid.ts';
import {
  listCodeSamples,
  listProjectMedia,
  type CodeSample,
  type ProjectMedia,
} from './material/project-material.ts';
import type { projectForm } from './project-form.ts';

/** The columns that the project form reads and writes. */
type FormColumns = typeof projectForm.columns;

/** The columns that the project form writes. */
export type ProjectChanges = Pick<Row<'projects'>, FormColumns[number]>;

/** Identifies the row, and the version that edits are based on. */
const VERSION_COLUMNS = ['id', 'updated_at'] as const;

type OwnRow = ProjectChanges & Pick<Row<'projects'>, (typeof VERSION_COLUMNS)[number]>;

/** A project as its owner edits it. */
export type OwnProject = OwnRow & {
  media: ProjectMedia[];
  codeSamples: CodeSample[];
};

/** Null if it does not exist or belongs to another user: their public projects can be read, but not edited. */
export async function getOwnProject(
  client: DataClient,
  id: string,
  columns: FormColumns,
): Promise<OwnProject | null> {
  const [row, media, codeSamples] = await Promise.all([
    readOwnRow(client, { id }, columns),
    listProjectMedia(client, id),
    listCodeSamples(client, id),
  ]);
  return row && { ...row, media, codeSamples };
}

/** The project that was first saved under this key of the form; null if it was never stored. */
export async function getOwnProjectByKey(
  client: DataClient,
  key: string,
  columns: FormColumns,
): Promise<OwnProject | null> {
  const row = await readOwnRow(client, { client_key: key }, []);
  return row && getOwnProject(client, row.id, columns);
}

async function readOwnRow(
  client: DataClient,
  match: { id: string } | { client_key: string },
  columns: FormColumns,
): Promise<OwnRow | null> {
  const user_id = await getSignedInUserId(client);
  if (!Object.values(match).every(isUuid) || !user_id) return null;
  const row = client
    .from('projects')
    .select<string, OwnRow>([...VERSION_COLUMNS, ...columns].join(', '));
  return unwrap(await row.match({ ...match, user_id }).maybeSingle());
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
  const columns = Object.keys(changes) as (keyof ProjectChanges)[];
  const stored = await readOwnRow(client, { client_key }, columns);
  if (!stored || !isSameContent(changes, stored)) return unwrap(added);
  return { id: stored.id, updated_at: stored.updated_at };
}

const UNIQUE_VIOLATION = '23505';

/** Throws 'not-found' if the project is deleted or belongs to another user. */
export async function removeProject(client: DataClient, id: string): Promise<void> {
  unwrap(await client.from('projects').delete().eq('id', id).select('id').single());
}
