import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { findCreator, publicCreator, searchCreators } from '../../public/creators.ts';
import { listProjects, publicProject } from '../../public/projects.ts';
import { isUuid, toArrayText } from '../../public/read-rows.ts';
import { listServices, publicService } from '../../public/services.ts';
import type { PublicSource } from '../../public/source.ts';
import { linkNext, listOf, missing, oneOf } from './describe-route.ts';
import { sendMissing } from './errors.ts';
import { creatorPath, creatorQuery, DEFAULT_LIMIT, noQuery, positionQuery } from './parameters.ts';

const shared = { method: 'get' as const, tags: ['Creators'] };

const list = createRoute({
  ...shared,
  path: '/creators',
  operationId: 'listCreators',
  summary: 'Find creators',
  request: { query: creatorQuery },
  responses: listOf(publicCreator),
});

const one = createRoute({
  ...shared,
  path: '/creators/{creator}',
  operationId: 'getCreator',
  summary: 'Get a creator',
  request: { params: creatorPath, query: noQuery },
  responses: oneOf(publicCreator),
});

const projects = createRoute({
  ...shared,
  path: '/creators/{creator}/projects',
  operationId: 'listProjectsOfCreator',
  summary: 'List the projects of a creator, newest first',
  request: { params: creatorPath, query: positionQuery },
  responses: { ...listOf(publicProject), ...missing },
});

const services = createRoute({
  ...shared,
  path: '/creators/{creator}/services',
  operationId: 'listServicesOfCreator',
  summary: 'List the services of a creator, newest first',
  request: { params: creatorPath, query: positionQuery },
  responses: { ...listOf(publicService), ...missing },
});

export function addCreators(api: OpenAPIHono, source: PublicSource): void {
  const find = ({ creator }: { creator: string }) =>
    findCreator(source, isUuid(creator) ? { id: creator } : { username: creator });
  api.openapi(list, async (context) => {
    const { skills, limit = DEFAULT_LIMIT, ...query } = context.req.valid('query');
    const page = await searchCreators(source, {
      ...query,
      limit,
      ...(skills && { skills: toArrayText(skills) }),
    });
    linkNext(context, source.origin, page);
    return context.json(page, 200);
  });
  api.openapi(one, async (context) => {
    const creator = await find(context.req.valid('param'));
    return creator ? context.json(creator, 200) : sendMissing(context);
  });
  api.openapi(projects, async (context) => {
    const creator = await find(context.req.valid('param'));
    if (!creator) return sendMissing(context);
    const { limit = DEFAULT_LIMIT, cursor } = context.req.valid('query');
    const page = await listProjects(source, { creator: creator.id, limit, cursor: cursor ?? null });
    linkNext(context, source.origin, page);
    return context.json(page, 200);
  });
  api.openapi(services, async (context) => {
    const creator = await find(context.req.valid('param'));
    if (!creator) return sendMissing(context);
    const { limit = DEFAULT_LIMIT, cursor } = context.req.valid('query');
    const page = await listServices(source, { creator: creator.id, limit, cursor: cursor ?? null });
    linkNext(context, source.origin, page);
    return context.json(page, 200);
  });
}
