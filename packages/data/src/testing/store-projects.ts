import { rejection } from './answers/rpc-answers.ts';
import type { FakeBackend } from './backend/fake-backend.ts';
import { aProject } from './rows.ts';

/** Stores the rows of saved projects: a new one under its key, or the one with this id and version. */
export function storeProjects({ rpc, state }: FakeBackend) {
  rpc('save_project', ({ key, changes, version }) => {
    const isStored = (row: object) => 'client_key' in row && row.client_key === key;
    if (version === undefined && state.projects.some(isStored))
      return rejection(409, 'duplicate key value', '23505');
    const row = version
      ? state.projects.find(({ id, updated_at }) => id === key && updated_at === version)
      : Object.assign(aProject({ id: crypto.randomUUID() }), { client_key: key });
    if (!row) return [];
    if (!version) state.projects.push(row);
    const { id, updated_at } = Object.assign(row, changes, {
      updated_at: new Date().toISOString(),
    });
    return [{ id, updated_at }];
  });
}
