import { describe, expect, it } from 'vitest';
import type { DataClient } from '../client/types.ts';
import { getOwnService, saveService } from '../services/own-services.ts';
import { serviceForm } from '../services/service-form.ts';
import { fakeBackend, type FakeBackend } from '../testing/backend/fake-backend.ts';
import { aProject, aService, aUser, testId } from '../testing/rows.ts';
import { storeProjects } from '../testing/store-projects.ts';
import { getOwnProject, saveProject } from './own-project.ts';
import { projectForm } from './form/project-form.ts';

const userId = testId(1);
const metadata = { pricing_model: 'fixed', tags: ['Web'] } as const;

const DATABASE_COLUMNS = ['id', 'user_id', 'created_at', 'updated_at'] as const;
const COUNTS = ['like_count', 'save_count', 'view_count', 'is_featured'] as const;

const items = {
  project: {
    rows: ({ state }: FakeBackend) => state.projects,
    another: { projects: [aProject({ user_id: testId(2) })] },
    id: testId(101),
    read: (client: DataClient, id: string) => getOwnProject(client, id, projectForm.columns),
    add: ({ client }: FakeBackend, title: string) => {
      const row = aProject({ title });
      const changes = without(row, ...DATABASE_COLUMNS, ...COUNTS);
      return saveProject(client, { id: row.id, userId, changes, version: null });
    },
  },
  service: {
    rows: ({ state }: FakeBackend) => state.services,
    another: { services: [aService({ user_id: testId(2) })] },
    id: testId(201),
    read: (client: DataClient, id: string) => getOwnService(client, id, serviceForm.columns),
    add: ({ client }: FakeBackend, title: string) => {
      const fields = { title, metadata: { ...metadata, tags: [...metadata.tags] } };
      const row = aService(fields);
      const changes = without(row, ...DATABASE_COLUMNS);
      return saveService(client, { id: row.id, userId, changes, version: null });
    },
  },
};

describe.each(['project', 'service'] as const)('a new %s', (kind) => {
  const { add, rows, read, another, id } = items[kind];
  const open = (tables: object = {}) => {
    const users = [aUser(), aUser({ id: testId(2) })];
    const backend = fakeBackend({ users, signedInAs: userId, ...tables });
    storeProjects(backend);
    return backend;
  };

  it('is created once if the response was lost and it is saved again', async () => {
    const backend = open();
    const saved = await add(backend, 'Mine');
    expect(await add(backend, 'Mine')).toEqual(saved);
    expect(rows(backend)).toHaveLength(1);
    expect(backend.requests.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('never overwrites another one with the same key', async () => {
    const backend = open();
    await add(backend, 'Published');
    await expect(add(backend, 'Another')).rejects.toMatchObject({ kind: 'conflict' });
    expect(rows(backend).map(({ title }) => title)).toEqual(['Published']);
  });

  it('can be read by its owner only', async () => {
    const { client } = open(another);
    expect(await read(client, id)).toBeNull();
  });
});

function without<Row extends object, Name extends keyof Row>(row: Row, ...names: Name[]) {
  const entries = Object.entries(row).filter(([name]) => !names.some((one) => one === name));
  return Object.fromEntries(entries) as Omit<Row, Name>;
}
