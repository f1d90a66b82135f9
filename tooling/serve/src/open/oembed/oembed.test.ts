import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { aProject, creatorId, origin, requestEndpoint } from '../testing/public-rows.ts';

const project = aProject(1);
const page = `${origin}/projects/${project.id}`;

const find = (params: Record<string, string>, rows: object = { projects: [project] }) =>
  requestEndpoint(`/oembed?${new URLSearchParams(params)}`, rows);

const answerOf = async (params: Record<string, string>) =>
  JSON.parse((await find(params)).text) as Record<string, string | number>;

it('describes a frame with the card of a project', async () => {
  const { response, text } = await find({ url: page });
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('public, max-age=30');
  expect(JSON.parse(text)).toEqual({
    version: '1.0',
    type: 'rich',
    title: 'Harbour Notes by Ada Stone',
    author_name: 'Ada Stone',
    author_url: `${origin}/creator/ada-stone`,
    provider_name: 'Bolt Showcase',
    provider_url: `${origin}/`,
    cache_age: 30,
    html: `<iframe src="${origin}/embed/projects/${project.id}" width="400" height="240" title="Harbour Notes by Ada Stone on Bolt Showcase" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" style="border:0;max-width:100%"></iframe>`,
    width: 400,
    height: 240,
  });
});

it.each([`${origin}/creator/ada-stone`, `${origin}/creators/${creatorId}/`])(
  'names the card of %s by id',
  async (url) => {
    expect((await answerOf({ url })).html).toContain(`src="${origin}/embed/creators/${creatorId}"`);
  },
);

it.each([
  [{ maxwidth: '320' }, [320, 240]],
  [{ maxwidth: '1000', maxheight: '100' }, [400, 100]],
  [{ maxwidth: '0', maxheight: '-5' }, [400, 240]],
  [{ maxwidth: '10px', maxheight: '1e2' }, [400, 240]],
])('is at most as large as %j', async (limits, size) => {
  const { width, height } = await answerOf({ url: page, ...limits });
  expect([width, height]).toEqual(size);
});

it('names the picture of the card where it is drawn, unless it is larger than the limits', async () => {
  const rows = {
    projects: [project],
    drawCard: async () => ({ png: new Uint8Array(), isComplete: true }),
  };
  const { text } = await find({ url: page, maxwidth: '1200', maxheight: '630' }, rows);
  const { thumbnail_url, ...answer } = JSON.parse(text) as Record<string, string>;
  expect(answer).toMatchObject({ width: 400, thumbnail_width: 1200, thumbnail_height: 630 });
  expect(thumbnail_url).toMatch(
    new RegExp(`^${origin}/cards/projects/${project.id}\\.png\\?v=[\\da-f]{16}$`),
  );
  for (const [name, limit] of Object.entries({ maxwidth: '1199', maxheight: '629' }))
    expect((await find({ url: page, [name]: limit }, rows)).text).not.toContain('thumbnail');
});

it('says the same in XML, whatever was typed', async () => {
  const title = '<b>"a" & \u0001b</b> ]]>';
  const rows = { projects: [{ ...project, title }] };
  const { response, text } = await find({ url: page, format: 'xml' }, rows);
  expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8');
  const found: Record<string, string> = {};
  let name = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    name = tag.name;
  });
  parser.on('text', (part) => {
    found[name] = (found[name] ?? '') + part;
  });
  parser.write(text).close();
  expect(found).toMatchObject({
    type: 'rich',
    version: '1.0',
    title: '<b>"a" & b</b> ]]> by Ada Stone',
    width: '400',
  });
  expect(found.html).toMatch(/^<iframe [^<]+><\/iframe>$/);
});

describe('without an answer', () => {
  it.each([
    `${origin}/projects`,
    `${origin}/projects/1`,
    `${origin}/dashboard/dev/projects`,
    `https://other.test/projects/${project.id}`,
    `https://showcase.test/projects/${project.id}`,
    `//showcase.test:8443/projects/${project.id}`,
    `${origin}@other.test/projects/${project.id}`,
    'javascript:alert(1)',
    'nothing',
  ])('there is nothing at %s', async (url) => {
    const { response, text } = await find({ url });
    expect([response.status, text]).toEqual([404, 'There is nothing to embed at this URL.\n']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('there is nothing of what a visitor does not see', async () => {
    expect((await find({ url: page }, { projects: [] })).response.status).toBe(404);
  });

  it.each(['yaml', '', 'constructor'])('there is no format %j', async (format) => {
    expect((await find({ url: page, format })).response.status).toBe(501);
  });

  it('the page is missing', async () => {
    expect((await find({})).response.status).toBe(400);
  });
});
