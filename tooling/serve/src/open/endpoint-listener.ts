import { getRequestListener } from '@hono/node-server';
import type { EndpointOptions } from './endpoint-options.ts';
import { createEndpoints } from './endpoints.ts';

/** The endpoints for a server of Node. */
export function createEndpointListener(options: EndpointOptions) {
  return getRequestListener(createEndpoints(options).fetch, { overrideGlobalObjects: false });
}
