import type { DataClient } from '@showcase/data/client';
import { hasSecondFactor, isConfirmedByApp, securityQueries } from '@showcase/data/security';
import type { SessionStore } from '@showcase/data/session';
import type { User } from '@showcase/data/users';
import { hasCreatorProfile } from '@showcase/kit/profile';
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
    wasDeveloper: user !== null && wasDeveloper(user),
    isAdmin: needsAdminCheck && (await isAdmin(sources)),
  };
}

export const wasDeveloper = (user: User) => !user.is_dev && hasCreatorProfile(user);

async function isAdmin({ session, client, queryClient }: VisitorSources): Promise<boolean | null> {
  const { adminQueries } = await import('@showcase/data/admins');
  if (await queryClient.fetchQuery(adminQueries(client).amIAdmin()).catch(() => false)) return true;
  const { session: current, authUser } = session.getState();
  if (!current || !hasSecondFactor(authUser) || isConfirmedByApp(current)) return false;
  const factor = await queryClient
    .fetchQuery(securityQueries(client).secondFactor(current))
    .catch(() => null);
  return factor?.is_confirmed ? false : null;
}
