import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DataProvider } from '../query/data-provider.tsx';
import { createQueryClient } from '../query/query-client.ts';
import { createSessionStore } from '../session/session-store.ts';
import { UserProvider } from '../session/user-provider.tsx';
import { fakeBackend, type FakeBackend } from './backend/fake-backend.ts';

type DataWorld = { backend?: FakeBackend; queryClient?: ReturnType<typeof createQueryClient> };

/** All providers that our components expect, on a fake backend. */
export function dataWorld({ backend = fakeBackend(), queryClient }: DataWorld = {}) {
  const { client } = backend;
  const queries = queryClient ?? createQueryClient({ logError: () => undefined });
  const session = createSessionStore({ client, queryClient: queries });
  const wrap = (children: ReactNode) => (
    <DataProvider client={client} queryClient={queries}>
      <UserProvider client={client} session={session}>
        {children}
      </UserProvider>
    </DataProvider>
  );
  return { backend, client, queryClient: queries, session, wrap };
}

export function renderWithData(ui: ReactNode, options: DataWorld = {}) {
  const world = dataWorld(options);
  return { ...world, ...render(ui, { wrapper: ({ children }) => world.wrap(children) }) };
}

/** Runs a hook that reads from this backend. */
export function startQuery<T>(read: () => T, backend: FakeBackend) {
  const world = dataWorld({ backend });
  return renderHook(read, { wrapper: ({ children }) => world.wrap(children) }).result;
}
