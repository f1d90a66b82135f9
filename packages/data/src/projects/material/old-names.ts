import type { DataClient } from '../../client/types.ts';
import { unwrap } from '../../http/unwrap.ts';
import type { CodeSample, ProjectMedia } from './project-material.ts';

type Material = { projectId: string; media: ProjectMedia[]; codeSamples: CodeSample[] };

/** For dashboards that were released before; version 1.0 drops it. `saveProject` saves the lists with the row. */
export async function saveProjectMaterial(client: DataClient, material: Material): Promise<void> {
  const { projectId: project, media, codeSamples: code_samples } = material;
  unwrap(await client.rpc('save_project_material', { project, media, code_samples }));
}
