import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { palette } from '@showcase/ui/palette';
import type { CardContent } from '../card-content.ts';

const { light, night } = palette;

/** Families after that of Latin, Greek, Cyrillic and Devanagari. */
const FAMILIES: Record<string, string> = {
  'Noto Sans': 'noto-sans',
  'Noto Sans Arabic': 'noto-sans-arabic',
  'Noto Sans Hebrew': 'noto-sans-hebrew',
  'Noto Sans Thai': 'noto-sans-thai',
  'Noto Sans JP': 'noto-sans-jp',
  'Noto Sans SC': 'noto-sans-sc',
  'Noto Sans KR': 'noto-sans-kr',
  'Noto Emoji': 'noto-emoji',
};

type CardPage = { content: CardContent; picture?: string; families?: readonly string[] };

/** Cards as pages with the same fonts, for comparing how a browser draws them. */
export async function startCardPages() {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const [, name = '', file = ''] = /^\/fonts\/([\w-]+)\/(.+)$/.exec(pathname) ?? [];
    if (!name) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      return response.end(writePage(JSON.parse(searchParams.get('card') ?? '') as CardPage));
    }
    response.setHeader('Cache-Control', 'max-age=3600, immutable');
    response.setHeader('Content-Type', file.endsWith('.css') ? 'text/css' : 'font/woff2');
    readFile(fileURLToPath(import.meta.resolve(`@fontsource/${name}/${file}`))).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    urlOf: (card: CardPage) => `${origin}/?${new URLSearchParams({ card: JSON.stringify(card) })}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** The page sets `isDrawn` when its fonts and its picture are there. */
function writePage({ content, picture, families = ['Noto Sans'] }: CardPage): string {
  const { title, byline, rating, price, isPortrait } = content;
  const sheets = families.flatMap((family) =>
    ['400', '700'].map(
      (weight) => `<link rel="stylesheet" href="/fonts/${FAMILIES[family]}/${weight}.css">`,
    ),
  );
  const ratingText = rating && `${rating.average.toFixed(1)} (${rating.count})`;
  const box = isPortrait
    ? 'left:736px;top:115px;width:400px;height:400px;border-radius:40px'
    : 'left:648px;top:96px;width:700px;height:438px;border-radius:24px';
  return `<!doctype html><html lang="en">${sheets.join('')}<style>
    body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; background: ${light.paper}; color: ${light.ink};
      /* Widths of letters are not rounded to pixels. */ text-rendering: geometricPrecision;
      font: 700 30px/1.45 ${families.map((family) => `'${family}'`).join(', ')} }
    body > * { position: absolute }
    .site { left: 128px; top: 64px; margin: 0; font-size: 28px }
    .bolt { left: 64px; top: 64px; width: 48px; height: 48px; border-radius: 14px; background: ${night.paper} }
    .texts { left: 64px; top: 130px; width: 528px; height: 372px; display: flex; flex-direction: column; justify-content: safe center }
    h1 { position: relative; top: 0.057em; margin: 0; line-height: 1.25; overflow-wrap: anywhere; flex: none }
    .byline { position: relative; top: -0.043em; margin: 14px 0 0; font-weight: 400; color: ${light.inkMuted}; white-space: nowrap }
    .foot { left: 64px; top: 502px; height: 56px; line-height: 56px; display: flex; gap: 36px }
    .price { padding: 0 24px; border-radius: 28px; background: ${light.voltQuiet}; color: ${light.voltText} }
    .picture { ${box}; box-shadow: 0 0 0 1px ${light.border}; object-fit: cover; background: ${light.sunken} }
  </style>
  <p class="site">Bolt Showcase</p><i class="bolt"></i>
  <div class="texts"><h1 dir="auto">${escape(title)}</h1>${byline ? `<p class="byline" dir="auto">${escape(byline)}</p>` : ''}</div>
  <div class="foot">${ratingText ? `<span>${ratingText}</span>` : ''}${price ? `<span class="price">${escape(price)}</span>` : ''}</div>
  ${picture ? `<img class="picture" alt="" src="${escape(picture)}">` : '<i class="picture"></i>'}
  <script type="module">
    await document.fonts.ready;
    const heading = document.querySelector('h1');
    for (const size of [68, 60, 52, 44]) {
      heading.style.fontSize = size + 'px';
      if (heading.offsetHeight <= size * 1.25 * 3 + 1) break;
    }
    const byline = document.querySelector('.byline');
    if (byline) byline.style.textAlign = getComputedStyle(heading).direction === 'rtl' ? 'right' : 'left';
    await document.querySelector('img')?.decode();
    await document.fonts.ready;
    document.documentElement.dataset.isDrawn = 'true';
  </script>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
