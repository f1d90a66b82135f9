import type { QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { unwrap } from '../http/unwrap.ts';
import { saveItem, type ItemSave, type SavedItem } from '../items/save-item.ts';
import { getSignedInUserId } from '../session/signed-in-user-id.ts';
import type { Row } from '../database.ts';
import { invalidateQueries } from '../query/invalidate-queries.ts';
import { isUuid } from '../uuid.ts';
import {
  listCodeSamples,
  listProjectMedia,
  type CodeSample,
  type ProjectMedia,
} from './material/project-material.ts';
import type { projectForm } from './form/project-form.ts';

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

/** Without its lists, these stay as they are. */
type ProjectSave = ItemSave<ProjectChanges> & Partial<Pick<OwnProject, 'media' | 'codeSamples'>>;

/** Saves the row and its lists at once. The client creates the ids in the lists, so that a retry adds nothing twice. */
export function saveProject(
  client: DataClient,
  { media, codeSamples, ...save }: ProjectSave,
): Promise<SavedItem> {
  const write = (version?: string) =>
    client
      .rpc('save_project', {
        key: save.id,
        changes: save.changes,
        ...(media && { media, code_samples: codeSamples ?? [] }),
        ...(version !== undefined && { version }),
      })
      .single();
  return saveItem(save, {
    insert: () => write(),
    update: write,
    readByKey: (client_key, columns) => readOwnRow(client, { client_key }, columns),
  });
}

/** Throws 'not-found' if the project is deleted or belongs to another user. */
export async function removeProject(client: DataClient, id: string): Promise<void> {
  unwrap(await client.from('projects').delete().eq('id', id).select('id').single());
}

/** All lists and details, after one of the user's own was saved or removed. */
export const refetchProjects = (queryClient: QueryClient) =>
  invalidateQueries(queryClient, ['projects']);
