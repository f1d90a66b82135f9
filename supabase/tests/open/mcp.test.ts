import { afterAll, beforeAll, expect, it } from 'vitest';
import { ASSISTANTS } from '../../../tooling/serve/src/open/mcp/testing/assistants.ts';
import { commitScene, EMAIL, NAMES } from './scene.ts';
import { endpoints, source } from './surfaces.ts';

let scene: Awaited<ReturnType<typeof commitScene>>;
beforeAll(async () => {
  scene = await commitScene();
});
afterAll(() => scene.remove());

it.each(Object.entries(ASSISTANTS))(
  '%s finds what is public, without emails',
  async (_, connect) => {
    const send = async (input: string | URL | Request, init?: RequestInit) =>
      endpoints.request(String(input instanceof Request ? input.url : input), init);
    const client = await connect(send, new URL(`${source.origin}/mcp`));
    await client.listTools();
    const call = async (name: string, given: Record<string, unknown>) =>
      (await client.callTool({ name, arguments: given })).structuredContent;
    const url = `${source.origin}/creator/${scene.username}`;
    expect(await call('find_projects', { q: 'Zorilla' })).toMatchObject({
      projects: [{ title: NAMES.project, url: `${source.origin}/projects/${scene.project}` }],
    });
    expect(await call('find_services', { q: 'Zorilla', maxPrice: 100 })).toMatchObject({
      services: [{ title: NAMES.service, price: 100, url }],
    });
    expect(await call('how_to_hire', { creator: scene.username })).toMatchObject({
      creator: NAMES.creator,
      services: [{ title: NAMES.service }],
      url,
    });
    const found = await call('find_creators', { q: 'Zorilla', skills: [] });
    expect(found).toMatchObject({ creators: [{ name: NAMES.creator, url }] });
    expect(JSON.stringify(found)).not.toContain(EMAIL);
    expect(JSON.stringify(found)).toContain('I build lamps. Write to [email address removed]');
  },
);
