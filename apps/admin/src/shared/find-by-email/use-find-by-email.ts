import { findByEmail } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import { useSubmit } from '@showcase/kit/forms';

/** Each search is in the audit log, so it runs only when an admin asks for it. */
export function useFindByEmail() {
  const client = useDataClient();
  return useSubmit({ mutationFn: (email: string) => findByEmail(client, email) });
}
