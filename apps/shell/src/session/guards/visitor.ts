import { adminQueries } from '@showcase/data/admins';
import type { DataClient } from '@showcase/data/client';
import type { SessionStore } from '@showcase/data/session';
import type { QueryClient } from '@tanstack/react-query';
import type { Visitor } from './guards.ts';

export const anonymous: Visitor = { isSignedIn: false, isDeveloper: null, isAdmin: false };

export type VisitorSources = {
  session: SessionStore;
  client: DataClient;
  queryClient: QueryClient;
};

/** Loads the visitor once the session is known. Checks for an admin only if needed. */
export async function loadVisitor(
  sources: VisitorSources,
  { needsAdminCheck }: { needsAdminCheck: boolean },
): Promise<Visitor> {
  const { authUser, user } = await sources.session.ready();
  if (!authUser) return anonymous;
  return {
    isSignedIn: true,
    isDeveloper: user ? user.is_dev : null,
    isAdmin: needsAdminCheck && (await isAdmin(sources)),
  };
}

async function isAdmin({ client, queryClient }: { client: DataClient; queryClient: QueryClient }) {
  return queryClient.fetchQuery(adminQueries(client).amIAdmin()).catch(() => false);
}
