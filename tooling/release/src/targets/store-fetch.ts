import type { Fetch } from './store-target.ts';

/**
 * The fetch for a store: signed with the AWS credentials of the environment, with the bearer token in `STORE_TOKEN`, or as it is if it
 * has neither.
 */
export async function createStoreFetch(env: NodeJS.ProcessEnv): Promise<Fetch> {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION } = env;
  if (AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY) {
    const { AwsClient } = await import('aws4fetch');
    const client = new AwsClient({
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
      // By default, it reads the region from the URL.
      ...(AWS_REGION && { region: AWS_REGION }),
      service: 's3',
      retries: 3,
    });
    return (url, init) => client.fetch(url, init);
  }
  const token = env.STORE_TOKEN;
  if (!token) return fetch;
  return (url, init) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    return fetch(url, { ...init, headers });
  };
}
