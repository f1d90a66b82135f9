import type { DataClient } from '../client.ts';
import { unwrap } from '../http/unwrap.ts';
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

export async function getOwnProject(client: DataClient, id: string): Promise<OwnProject | null> {
  if (!isUuid(id)) return null;
  const [row, media, codeSamples] = await Promise.all([
    client
      .from('projects')
      .select(PROJECT_FORM_COLUMNS)
      .eq('id', id)
      .maybeSingle()
      .overrideTypes<Omit<OwnProject, 'media' | 'codeSamples'>, { merge: false }>(),
    listProjectMedia(client, id),
    listCodeSamples(client, id),
  ]);
  const project = unwrap(row);
  return project && { ...project, media, codeSamples };
}

type ProjectSave = {
  /** Made by the client, so that a repeated save is the same row. */
  id: string;
  userId: string;
  changes: ProjectChanges;
  /** The `updated_at` that the changes are based on; null for a new project. */
  version: string | null;
};

/** Gives the new version. Throws 'not-found' where the row is gone, another's, or changed since the version. */
export async function saveProject(client: DataClient, save: ProjectSave): Promise<string> {
  const { id, userId, changes, version } = save;
  if (version === null) {
    const added = await client
      .from('projects')
      .insert({ id, user_id: userId, ...changes })
      .select('updated_at')
      .single();
    if (added.error?.code !== ALREADY_THERE) return unwrap(added).updated_at;
  }
  const update = client.from('projects').update(changes).eq('id', id);
  const guarded = version === null ? update : update.eq('updated_at', version);
  return unwrap(await guarded.select('updated_at').single()).updated_at;
}

/** An earlier attempt stored the row, and its answer was lost. */
const ALREADY_THERE = '23505';

/** Throws 'not-found' where the project is gone or another's. */
export async function removeProject(client: DataClient, id: string): Promise<void> {
  unwrap(await client.from('projects').delete().eq('id', id).select('id').single());
}
