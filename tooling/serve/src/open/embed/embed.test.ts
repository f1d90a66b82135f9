import { describe, expect, it } from 'vitest';
import { aCreator, aProject, creatorId, origin, requestEndpoint } from '../testing/public-rows.ts';

const path = `/embed/projects/${aProject(1).id}`;
const stored = `${creatorId}/project/${creatorId}-1600.webp`;
const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)> & \u0000';

const rulesOf = (response: Response): Record<string, string> => {
  const rules = (response.headers.get('content-security-policy') ?? '').split('; ');
  return Object.fromEntries(
    rules.map((rule): [string, string] => [rule.split(' ')[0] ?? '', rule.replace(/^\S+ /, '')]),
  );
};

async function sha256(text: string) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(bytes).toString('base64');
}

describe('the policy of a card', () => {
  it('lets any site frame it, and allows it its style and stored pictures', async () => {
    const { response, text } = await requestEndpoint(path, { projects: [aProject(1)] });
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(text) ?? [];
    expect(rulesOf(response)).toEqual({
      'default-src': "'none'",
      'img-src': 'https://api.test/storage/v1/object/public/images/',
      'style-src': `'sha256-${await sha256(style)}'`,
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': '*',
    });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('is the same when a browser has the card', async () => {
    const rows = { projects: [aProject(1)] };
    const { response } = await requestEndpoint(path, rows);
    const etag = response.headers.get('etag') ?? '';
    const known = await requestEndpoint(path, rows, { 'if-none-match': etag });
    expect(known.response.status).toBe(304);
    expect(rulesOf(known.response)).toEqual(rulesOf(response));
  });

  it('is that of an empty card, too, which names no one', async () => {
    for (const missing of [path, '/embed/creators/ada-stone', '/embed/services/1', '/embed/']) {
      const { response, text } = await requestEndpoint(missing, { users: [] });
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(rulesOf(response)['frame-ancestors']).toBe('*');
      expect(text).toContain('What was here is no longer public.');
    }
  });
});

it('shows a project: its picture, title, creator, rating and price', async () => {
  const project = {
    ...aProject(1),
    tagline: 'Notes of a harbour',
    image_url: stored,
    is_for_sale: true,
    sale_price: 1200,
    sale_kind: 'once',
    owner: { ...aProject(1).owner, rating_avg: 4.75, rating_count: 8 },
  };
  const { text } = await requestEndpoint(path, { projects: [project] });
  const small = stored.replace('-1600', '-480');
  expect(text).toContain(`src="https://api.test/storage/v1/object/public/images/${small}" alt=""`);
  expect(text).toContain(
    `<h1 dir="auto"><a href="${origin}/projects/${project.id}" target="_blank" rel="noopener">Harbour Notes</a></h1>`,
  );
  expect(text).toContain('<p class="about" dir="auto">Notes of a harbour</p>');
  expect(text).toContain('<bdi>Ada Stone</bdi>');
  expect(text).toContain('</span> 4.8 (8 reviews)</p><p>$1,200, all rights</p>');
});

it('shows a creator: portrait, name, rating, rate and skills', async () => {
  const creator = {
    ...aCreator,
    specialization: 'Frontend',
    avatar: stored,
    hourly_rate: 99.5,
    rating_avg: 5,
    rating_count: 1,
    skills: ['React', 'Vue'],
  };
  const { text } = await requestEndpoint('/embed/creators/ada-stone', { users: [creator] });
  expect(text).toContain('class="portrait"');
  expect(text).toContain('5.0 (1 review) · $99.50 per hour');
  expect(text).toContain('<bdi>React</bdi>, <bdi>Vue</bdi>');
});

it('shows no picture of another host', async () => {
  const project = { ...aProject(1), image_url: 'https://tracker.test/pixel.png' };
  const { text } = await requestEndpoint(path, { projects: [project] });
  expect(text).not.toContain('<img');
});

it('what people typed is text, and every link opens outside of the frame', async () => {
  const project = {
    ...aProject(1),
    title: hostile,
    tagline: hostile,
    owner: { ...aProject(1).owner, name: hostile },
  };
  const { text } = await requestEndpoint(path, { projects: [project] });
  expect(text).not.toMatch(/<script|<img/);
  const links = text.match(/<a [^>]+>/g) ?? [];
  expect(links).toHaveLength(2);
  expect(links.every((link) => link.includes('target="_blank" rel="noopener"'))).toBe(true);
});
