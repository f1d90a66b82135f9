import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { findProject, publicProject, searchProjects } from '../../public/projects.ts';
import { toArrayText } from '../../public/read-rows.ts';
import type { PublicSource } from '../../public/source.ts';
import { linkNext, listOf, oneOf } from './describe-route.ts';
import { sendMissing } from './errors.ts';
import { DEFAULT_LIMIT, idPath, noQuery, projectQuery } from './parameters.ts';

const list = createRoute({
  method: 'get',
  path: '/projects',
  operationId: 'listProjects',
  summary: 'Find projects',
  tags: ['Projects'],
  request: { query: projectQuery },
  responses: listOf(publicProject),
});

const one = createRoute({
  method: 'get',
  path: '/projects/{id}',
  operationId: 'getProject',
  summary: 'Get a project',
  tags: ['Projects'],
  request: { params: idPath, query: noQuery },
  responses: oneOf(publicProject),
});

export function addProjects(api: OpenAPIHono, source: PublicSource): void {
  api.openapi(list, async (context) => {
    const { technologies, limit = DEFAULT_LIMIT, ...query } = context.req.valid('query');
    const { sale } = query;
    const page = await searchProjects(source, {
      ...query,
      limit,
      ...(technologies && { technologies: toArrayText(technologies) }),
      ...(sale && { sale: toArrayText([sale]) }),
    });
    linkNext(context, source.origin, page);
    return context.json(page, 200);
  });
  api.openapi(one, async (context) => {
    const project = await findProject(source, context.req.valid('param').id);
    return project ? context.json(project, 200) : sendMissing(context);
  });
}
