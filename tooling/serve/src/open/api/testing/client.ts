import createClient from 'openapi-fetch';
import { createEndpoints } from '../../endpoints.ts';
import type { EndpointOptions } from '../../endpoint-options.ts';
import type { paths } from './api.types.ts';

/** The client that openapi-typescript and openapi-fetch make of the description of the API. */
export function createApiClient(options: EndpointOptions) {
  const endpoints = createEndpoints(options);
  return createClient<paths>({
    baseUrl: `${options.source.origin}/api/v1`,
    fetch: async (request) => endpoints.fetch(request),
  });
}
