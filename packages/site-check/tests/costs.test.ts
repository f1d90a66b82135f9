import { expect, it } from 'vitest';
import { checkFiles } from '../src/health/check-files.ts';
import { findSecrets } from '../src/health/secrets/find-secrets.ts';
import { addImports, readPage } from '../src/health/read-page.ts';
import { findMeta } from '../src/proofs/find-meta.ts';
import { isParked } from '../src/runs/is-parked.ts';
import { findPageParts } from '../src/runs/page-parts.ts';

const url = new URL('https://example.com/');
const page = 2_000_000;

/** As much of what a function of a number makes as is read at most. */
function fill(length: number, make: (index: number) => string): string {
  const parts: string[] = [];
  for (let index = 0, size = 0; size < length; index += 1) {
    const part = make(index);
    parts.push(part);
    size += part.length;
  }
  return parts.join('');
}

const readers: [string, (html: string) => unknown][] = [
  ['a proof', (html) => findMeta(html)],
  ['a parked page', (html) => isParked(html)],
  ['the parts of a page', (html) => findPageParts(html, url)],
  ['a health report', (html) => readPage(html, url)],
];
const nested = fill(page, () => '<b>');
const unopened = `${fill(page / 2, () => '<b>')}${fill(page / 2, () => '</i>')}`;
const scripts = fill(page, (index) => `<script src=/${index}></script>`);
const images = fill(page, (index) => `<img src=http://a.example/${index}>\n`);
const imports = fill(10_000_000, (index) => `import"/${index}.js";`);
const keys = fill(10_000_000, (index) => `sk_${'live'}_${`${index}`.padStart(16, 'a')}\n`);
const tables = fill(1_000_000, (index) => `create table t${index} ();\n`);
const policies = fill(1_000_000, (index) =>
  index % 2 === 0 ? `create policy p${index} on a using (true);\n` : 'drop table b;\n',
);
const inRepository = (path: string, text: string) =>
  checkFiles([{ path, text }], { areCommitted: true });

// What the owner of a page pays for a longer one must not grow faster than the page.
it.each<[string, () => unknown]>([
  ...readers.flatMap(([name, read]): [string, () => unknown][] => [
    [`elements within each other, for ${name}`, () => read(nested)],
    [`ends without a beginning, for ${name}`, () => read(unopened)],
  ]),
  ['scripts', () => expect(readPage(scripts, url).scripts.size).toBe(21)],
  ['images without TLS', () => expect(readPage(images, url).mixedContent).toHaveLength(100)],
  [
    'imports',
    () => {
      const found = new Map<string, URL>();
      addImports(found, imports, url, url);
      expect(found.size).toBe(21);
    },
  ],
  ['keys', () => expect(findSecrets({ path: 'a.js', text: keys })).toHaveLength(100)],
  ['tables', () => expect(inRepository('supabase/1.sql', tables)).toHaveLength(100)],
  ['policies', () => expect(inRepository('supabase/1.sql', policies)).toHaveLength(100)],
  [
    'a long name',
    () => inRepository('api/webhook.js', `export default is${'request'.repeat(140_000)}`),
  ],
  ['a long route', () => inRepository('a.js', `app.post("${'webhook'.repeat(140_000)}`)],
])('as many %s as are read take less than two seconds of the processor', (_what, read) => {
  const start = process.threadCpuUsage();
  read();
  const { user, system } = process.threadCpuUsage(start);

  expect((user + system) / 1_000).toBeLessThan(2_000);
});
