/** A path of each public page, with rows of the seed. */
export async function listPages(backend: {
  url: string;
  publishableKey: string;
}): Promise<string[]> {
  const read = async (query: string) => {
    const response = await fetch(`${backend.url}/rest/v1/${query}`, {
      headers: { apikey: backend.publishableKey },
    });
    if (!response.ok) throw new Error(`${query} responded with ${response.status}`);
    const [row] = (await response.json()) as { id: string; user_id: string }[];
    if (!row) throw new Error(`${query} found nothing`);
    return row;
  };
  const project = await read('projects?select=id,user_id&order=created_at&limit=1');
  return [
    '/',
    '/projects',
    `/projects/${project.id}`,
    '/creators',
    `/creators/${project.user_id}`,
    '/about',
    '/pricing',
    '/login',
    '/no/such/page',
  ];
}
