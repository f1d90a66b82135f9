import { adminQueries } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import { useUser } from '@showcase/data/session';
import { useQuery } from '@tanstack/react-query';
import type { Visitor } from '../../../session/guards/guards.ts';

/** Who the palette is for. */
export function useVisitor(): Visitor & { userId: string | null } {
  const { authUser, user } = useUser();
  const client = useDataClient();
  const { data: isAdmin } = useQuery({
    ...adminQueries(client).amIAdmin(),
    enabled: authUser !== null,
  });
  return {
    userId: authUser?.id ?? null,
    isSignedIn: authUser !== null,
    isDeveloper: user ? user.is_dev : null,
    isAdmin: authUser !== null && isAdmin === true,
  };
}
