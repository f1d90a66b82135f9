import { expect, it } from 'vitest';
import {
  aCreator,
  aProject,
  creatorId,
  projectId,
  requestHead,
  siteOrigin,
} from '../testing/heads.ts';

const project = { path: `/projects/${projectId}`, tables: { projects: [aProject] } };
const avatar = 'https://images.example.com/ada.png';
const creator = { path: `/creators/${creatorId}`, tables: { users: [{ ...aCreator, avatar }] } };

it.each([
  [project, `/cards/projects/${projectId}.png`, 'Harbour Notes'],
  [creator, `/cards/creators/${creatorId}.png`, 'Ada Stone'],
])(
  'names a card with its size and text where one is drawn',
  async ({ path, tables }, card, alt) => {
    const { head, html } = await requestHead(path, tables, { hasCards: true });
    expect(head['og:image']).toMatch(new RegExp(`^${siteOrigin}${card}\\?v=[\\da-f]{16}$`));
    expect(head).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': alt,
      'twitter:card': 'summary_large_image',
    });
    expect(html.match(/property="og:image"/g)).toHaveLength(1);
  },
);

it('names another URL when what the card shows has changed, and no other one', async () => {
  const read = async (change: object) => {
    const tables = { projects: [{ ...aProject, ...change }] };
    return (await requestHead(project.path, tables, { hasCards: true })).head['og:image'];
  };
  const now = await read({});
  expect(await read({ description: 'Another', updated_at: '2026-01-01' })).toBe(now);
  const changes = [
    { title: 'Harbor Notes' },
    { image_url: null },
    { is_for_sale: true, sale_kind: 'once', sale_price: 100 },
    { owner: { ...aProject.owner, name: 'Ada' } },
    { owner: { ...aProject.owner, rating_avg: 4.8, rating_count: 1 } },
  ];
  expect(new Set([now, ...(await Promise.all(changes.map(read)))]).size).toBe(6);
});

it('takes the place of the picture that a rendered page names', async () => {
  const rendered =
    '<head><title>A</title><meta property="og:title" content="A"/><meta property="og:image" content="https://a.test/1.webp"/><meta property="og:image:alt" content="A &gt; B"/><meta name="twitter:card" content="summary"/></head>';
  const render = () => Promise.resolve(new Response(rendered));
  const withCard = await requestHead(project.path, project.tables, { render, hasCards: true });
  expect(withCard.html.match(/"(?:og:image(?::alt)?|twitter:card)"/g)).toHaveLength(3);
  expect(withCard.head['og:image']).toContain('/cards/projects/');
  expect(withCard.head['og:title']).toBe('A');
  const without = await requestHead(project.path, project.tables, { render });
  expect(without.head['og:image']).toBe('https://a.test/1.webp');
});

it('leaves what the page says already, which React would take over from anyone', async () => {
  const title = "Ada's <Harbour> & Notes";
  const alt = '<meta property="og:image:alt" content="Ada&#x27;s &lt;Harbour&gt; &amp; Notes"/>';
  const card = '<meta name="twitter:card" content="summary_large_image"/>';
  const render = () => Promise.resolve(new Response(`<head>${alt}${card}</head>`));
  const tables = { projects: [{ ...aProject, title }] };
  const { html } = await requestHead(project.path, tables, { render, hasCards: true });
  expect(html).toContain(alt + card);
  expect(html.match(/og:image:alt|twitter:card/g)).toHaveLength(2);
});

it('names no card of what visitors do not see', async () => {
  const { html } = await requestHead(project.path, { projects: [] }, { hasCards: true });
  expect(html).not.toContain('cards/');
});
