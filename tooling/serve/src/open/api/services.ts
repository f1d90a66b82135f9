import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { toArrayText } from '../../public/read-rows.ts';
import { findService, publicService, searchServices } from '../../public/services.ts';
import type { PublicSource } from '../../public/source.ts';
import { linkNext, listOf, oneOf } from './describe-route.ts';
import { sendMissing } from './errors.ts';
import { DEFAULT_LIMIT, idPath, noQuery, serviceQuery } from './parameters.ts';

const list = createRoute({
  method: 'get',
  path: '/services',
  operationId: 'listServices',
  summary: 'Find services',
  tags: ['Services'],
  request: { query: serviceQuery },
  responses: listOf(publicService),
});

const one = createRoute({
  method: 'get',
  path: '/services/{id}',
  operationId: 'getService',
  summary: 'Get a service',
  tags: ['Services'],
  request: { params: idPath, query: noQuery },
  responses: oneOf(publicService),
});

export function addServices(api: OpenAPIHono, source: PublicSource): void {
  api.openapi(list, async (context) => {
    const { skills, maxPrice, limit = DEFAULT_LIMIT, ...query } = context.req.valid('query');
    const page = await searchServices(source, {
      ...query,
      limit,
      ...(skills && { skills: toArrayText(skills) }),
      ...(maxPrice !== undefined && { max_price: maxPrice }),
    });
    linkNext(context, source.origin, page);
    return context.json(page, 200);
  });
  api.openapi(one, async (context) => {
    const service = await findService(source, context.req.valid('param').id);
    return service ? context.json(service, 200) : sendMissing(context);
  });
}
