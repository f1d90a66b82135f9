import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { aCreator, creatorId } from '../../head/testing/heads.ts';
import { createEndpoints } from '../endpoints.ts';

type Rows = Partial<Record<keyof typeof aCreator, unknown>>[];
const creator = { ...aCreator, availability: null };

/** Of a site whose API has these creators, or is down; a former username leads to the first. */
async function requestBadge(users: Rows | 'down', headers = {}, path = '/badge/ada-stone.svg') {
  const read = async (url: URL) => {
    if (users === 'down') throw new TypeError('https://internal.test is down');
    if (url.pathname.endsWith('creator_by_former_username')) {
      return Response.json(url.searchParams.get('name') === 'ada-before' ? creatorId : null);
    }
    const [column = '', value = ''] = ['username', 'id'].flatMap((key) => {
      const filter = url.searchParams.get(key);
      return filter ? [key, filter.replace('eq.', '')] : [];
    });
    return Response.json(users.filter((row) => (row as Record<string, unknown>)[column] === value));
  };
  const source = { api: 'https://api.test', key: 'key', origin: 'https://a.test', fetch: read };
  const response = await createEndpoints({ source }).request(path, { headers });
  const svg = await response.text();
  return { response, svg, ...(svg && readSvg(svg)) };
}

/** The texts and the widths of a drawing, which is well-formed XML. */
function readSvg(svg: string) {
  const texts: string[] = [];
  const tags: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => tags.push({ name, attributes }));
  parser.on('text', (text) => texts.push(text));
  parser.write(svg).close();
  return { texts: texts.filter((text) => text.trim() !== ''), tags };
}

it('has the name, the rating and an invitation, and says so to who does not see it', async () => {
  const rated = { ...creator, rating_avg: 4.75, rating_count: 8 };
  const { response, texts, tags } = await requestBadge([rated]);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch('image/svg+xml');
  expect(texts?.slice(1)).toEqual(['Ada Stone', '★ 4.8 (8)', 'Hire me on Bolt Showcase']);
  expect(tags?.[0]?.attributes['aria-label']).toBe(
    'Ada Stone, rated 4.8 out of 5. Hire me on Bolt Showcase',
  );
});

it('has no rating without reviews, and no font', async () => {
  const { texts, svg } = await requestBadge([creator]);
  expect(texts?.slice(1)).toEqual(['Ada Stone', 'Hire me on Bolt Showcase']);
  expect(svg).not.toMatch(/@font-face|href|<style|<script/);
});

it('sets every text to a width that its box has room for', async () => {
  for (const name of ['Ada Stone', 'i', '王小明', 'محمد بن عبد الله', 'W'.repeat(90)]) {
    const { tags = [] } = await requestBadge([{ ...creator, name }]);
    const boxes = tags.filter(({ name: tag, attributes }) => tag === 'rect' && attributes.fill);
    const texts = tags.filter(({ name: tag }) => tag === 'text');
    expect(boxes.length).toBe(texts.length);
    for (const [index, { attributes }] of texts.entries()) {
      const length = Number(attributes.textLength);
      expect(length).toBeGreaterThan(3);
      expect(length).toBeLessThan(Number(boxes[index]?.attributes.width));
      expect(attributes.lengthAdjust).toBe('spacingAndGlyphs');
    }
    // Fractions are rounded down by WebKit, which then squeezes the picture.
    expect(tags[0]?.attributes.width).toMatch(/^[1-5]\d\d$/);
  }
});

it.each([
  ['<script>&"', '<script>&"'],
  ['a\u0000b\u202ec\uffff\ud800', 'a b c \ufffd'],
  ['👩‍👩‍👧'.repeat(40), `${'👩‍👩‍👧'.repeat(31)}…`],
])('draws the name %j as the text %j', async (name, text) => {
  const { texts } = await requestBadge([{ ...creator, name }]);
  expect(texts?.[1]).toBe(text);
});

it('begins a name at the right that is written so', async () => {
  const { svg } = await requestBadge([{ ...creator, name: '(דוד) Cohen' }]);
  expect(svg.match(/direction="rtl"/g)).toHaveLength(1);
});

it('is neutral for an unknown creator and while nobody can be read, but a picture', async () => {
  for (const users of [[], 'down'] as const) {
    const { response, texts, svg } = await requestBadge(users as Rows | 'down');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(texts?.slice(1)).toEqual(['Bolt Showcase', 'Hire a creator']);
    expect(svg).not.toContain('internal');
  }
});

it('stays the badge of a creator with a new username', async () => {
  const { texts } = await requestBadge([creator], {}, '/badge/ada-before.svg');
  expect(texts?.[1]).toBe('Ada Stone');
});

it('is sent only if it has changed', async () => {
  const first = await requestBadge([creator]);
  const etag = first.response.headers.get('etag') ?? '';
  expect(etag).toMatch(/^".+"$/);
  expect(first.response.headers.get('cache-control')).toBe('no-cache');
  // A proxy may have made it weak.
  for (const tag of [etag, `W/${etag}`]) {
    const same = await requestBadge([creator], { 'if-none-match': tag });
    expect([same.response.status, same.svg]).toEqual([304, '']);
    expect(same.response.headers.get('cache-control')).toBe('no-cache');
  }
  const rated = { ...creator, rating_avg: 5, rating_count: 1 };
  const changed = await requestBadge([rated], { 'if-none-match': etag });
  expect(changed.response.status).toBe(200);
});

// A proxy that requests it for everyone who looks at a README is one caller.
it('is sent as often as it is requested', async () => {
  const source = { api: 'https://api.test', key: 'key', origin: 'https://a.test' };
  const app = createEndpoints({ source: { ...source, fetch: async () => Response.json([]) } });
  const headers = { 'cf-connecting-ip': '192.0.2.1' };
  for (let count = 0; count < 200; count += 1)
    expect((await app.request('/badge/ada-stone.svg', { headers })).status).toBe(200);
});
