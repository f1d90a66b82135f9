import type { Session } from '../../serving/sign-in.ts';

/** Ids of the seed that the paths of pages contain. */
export type SeedIds = {
  project: string;
  pendingRequest: string;
  openCase: string;
  creator: string;
};

type Backend = { url: string; publishableKey: string };

/** Reads them as the people who see the pages. */
export async function findIds(
  backend: Backend,
  { creator, client }: { creator: Session; client: Session },
): Promise<SeedIds> {
  const findId = async (query: string, session: Session) => {
    const response = await fetch(`${backend.url}/rest/v1/${query}&select=id&limit=1`, {
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${session.access_token}` },
    });
    if (!response.ok) throw new Error(`${query} responded with ${response.status}`);
    const [row] = (await response.json()) as { id: string }[];
    if (!row) throw new Error(`${query} found nothing`);
    return row.id;
  };
  const creatorId = creator.user.id;
  const [project, pendingRequest, openCase] = await Promise.all([
    findId(`projects?user_id=eq.${creatorId}&order=created_at,id`, client),
    findId(`hire_requests?creator_id=eq.${creatorId}&status=eq.pending&order=created_at`, creator),
    findId('cases?status=eq.countered', creator),
  ]);
  return { project, pendingRequest, openCase, creator: creatorId };
}
