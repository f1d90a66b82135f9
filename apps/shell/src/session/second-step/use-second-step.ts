import { useDataClient } from '@showcase/data/query';
import { hasSecondFactor, isConfirmedByApp, securityQueries } from '@showcase/data/security';
import { useUser } from '@showcase/data/session';
import { useQuery } from '@tanstack/react-query';

type Step = 'none' | 'unknown' | 'code';

/** The step between the password and the page: a code, for a user who has a second factor and has not confirmed it in this session. */
export function useSecondStep(): Step {
  const client = useDataClient();
  const { session, authUser } = useUser();
  const isOpen = session !== null && hasSecondFactor(authUser) && !isConfirmedByApp(session);
  const { data, isPending } = useQuery({
    ...securityQueries(client).secondFactor(session),
    enabled: isOpen,
  });
  if (!isOpen || data?.is_confirmed) return 'none';
  return isPending ? 'unknown' : 'code';
}
