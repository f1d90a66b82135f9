import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkRepositoryHealth } from '../../src/checks/check-repository-health.ts';
import { checkSiteHealth, maxHealthRequests } from '../../src/checks/check-site-health.ts';
import { checkHealth } from '../../src/index.ts';
import type { HealthQueue } from '../../src/index.ts';
import { serve, siteAddress, startServers } from '../support/servers.ts';
import { createBundle, publicKeys, secrets } from './planted.ts';

const servers = await startServers();
const { network, seen } = servers;
const reader = () => ({
  ...{ network, userAgent: 'Test/1.0', requests: { left: maxHealthRequests } },
});
const check = (url = 'https://example.com/') => checkSiteHealth(url, 'example.com', reader());
const script = (body: string) => ({ type: 'text/javascript', body });
const [[secretName, secret] = ['', '']] = secrets;
const map = JSON.stringify({ version: 3, sources: ['a.ts'], sourcesContent: ['const a = 1;'] });

beforeEach(() => servers.reset());
afterAll(() => servers.stop());

async function countMaps() {
  const { findings, files, isPartial } = await check();
  return [findings.filter(({ kind }) => kind === 'source-map').length, files, isPartial];
}

describe('of a site', () => {
  it('names what any browser gets, and never shows a key', async () => {
    servers.answerWith(
      serve({
        '/': {
          body: `<script type="module" src="/app.js?v=1"></script><img src="http://example.com/a.png?key=1">
            <script src="https://cdn.example.net/other.js"></script><a href="http://example.com/">`,
        },
        '/app.js?v=1': script(
          `import"./chunk.js";import('/assets/lazy.js');${createBundle(publicKeys)}\n//# sourceMappingURL=app.js.map`,
        ),
        '/chunk.js': script(`a="${secret}"`),
        '/assets/lazy.js': script(`//# sourceMappingURL=data:application/json;base64,${btoa(map)}`),
        '/app.js.map': { type: 'application/json', body: map },
      }),
    );

    const { findings, ...result } = await check();

    expect(result).toEqual({ outcome: 'read', files: 3, isPartial: false });
    expect(findings.map(({ kind, detail, file, line }) => [kind, detail, file, line])).toEqual([
      ['source-map', 'app.js.map', 'https://example.com/app.js', 2],
      ['secret-key', secretName, 'https://example.com/chunk.js', 1],
      ['source-map', 'data:', 'https://example.com/assets/lazy.js', 1],
      ['mixed-content', 'http://example.com/a.png', 'https://example.com/', 1],
      ...[
        ...['Strict-Transport-Security', 'Content-Security-Policy'],
        ...['X-Content-Type-Options', 'X-Frame-Options'],
      ].map((name) => ['missing-header', name, 'https://example.com/', null]),
    ]);
    expect(JSON.stringify(findings)).not.toContain(secret.slice(10, 40));
    expect(new Set(seen.map(({ path }) => path))).toEqual(
      new Set(['/', '/app.js?v=1', '/app.js.map', '/chunk.js', '/assets/lazy.js']),
    );
    expect(servers.touched).toEqual([]);
  });

  it('has no findings with every header, and with maps that hide the sources', async () => {
    const page = '<script src="/app.js"></script>';
    servers.answerWith((request, response) => {
      response.setHeader('strict-transport-security', 'max-age=63072000');
      response.setHeader('content-security-policy', "frame-ancestors 'none'");
      response.setHeader('x-content-type-options', 'nosniff');
      serve({
        '/': { body: page },
        '/app.js': script('//# sourceMappingURL=app.js.map'),
        '/app.js.map': { body: map.replace('"const a = 1;"', 'null') },
      })(request, response);
    });

    expect(await check()).toMatchObject({ outcome: 'read', findings: [] });
  });

  it('reads twenty scripts and ten megabytes, and says that it left out the rest', async () => {
    const paths = Array.from({ length: 25 }, (_, index) => `/${index}.js`);
    const page = { body: paths.map((path) => `<script src="${path}"></script>`).join('') };
    const small = Object.fromEntries(paths.map((path) => [path, script('a')]));
    servers.answerWith(serve({ '/': page, ...small }));
    expect(await check()).toMatchObject({ files: 20, isPartial: true });

    const large = Object.fromEntries(paths.map((path) => [path, script('a'.repeat(4_000_000))]));
    servers.answerWith(serve({ '/': page, ...large }));
    expect(await check()).toMatchObject({ files: 3, isPartial: true });
  });

  it('reads no other script after a minute', async () => {
    const page = { body: '<script src="/0.js"></script><script src="/1.js"></script>' };
    servers.answerWith(serve({ '/': page, '/0.js': script(''), '/1.js': script('') }));
    let time = 0;
    const now = () => (time += 40_000);

    expect(
      await checkSiteHealth('https://example.com/', 'example.com', { ...reader(), now }),
    ).toMatchObject({ outcome: 'read', files: 1, isPartial: true });
  });

  it('reads five maps, of its own site alone, and no page that answers for a script', async () => {
    const page = (count: number) => ({
      body: Array.from(
        { length: count },
        (_, index) => `<script src="/${index}.js"></script>`,
      ).join(''),
    });
    const numbers = Array.from({ length: 6 }, (_, index) => index);
    const scripts = numbers.map((index) => [
      `/${index}.js`,
      script(`//# sourceMappingURL=${index}.map`),
    ]);
    const maps = numbers.map((index) => [`/${index}.map`, { body: map }]);
    const answers = Object.fromEntries([...scripts, ...maps]) as Parameters<typeof serve>[0];
    servers.answerWith(serve({ '/': page(6), ...answers }));
    expect(await countMaps()).toEqual([5, 6, true]);

    servers.answerWith(
      serve({
        '/': page(2),
        '/0.js': script('//# sourceMappingURL=https://ada.vercel.app/0.map'),
        '/0.map': { body: map },
        '/1.js': { body: '//# sourceMappingURL=0.map' },
      }),
    );
    expect(await countMaps()).toEqual([0, 1, true]);
  });

  it('knows a policy in the page, and that http has no mixed content', async () => {
    servers.answerWith(
      serve({
        '/': {
          body: `<meta http-equiv="content-security-policy" content="default-src 'self'"><img src="a.png"><script src="app.js"></script>`,
        },
      }),
    );
    const { findings } = await check('http://example.com/');

    expect(findings.map(({ detail }) => detail)).toEqual([
      ...['Strict-Transport-Security', 'X-Content-Type-Options', 'X-Frame-Options'],
    ]);
  });

  it.each([
    ['https://example.com/missing', 'status'],
    ['https://example.com/app.js', 'not-a-page'],
    ['https://ada.vercel.app/', 'other-site'],
    ['https://example.com:8080/', 'invalid-url'],
    ['https://example.com/moved', 'other-host'],
  ])('says why %s could not be read', async (url, outcome) => {
    servers.answerWith(
      serve({
        '/app.js': script(''),
        '/moved': { status: 302, to: 'https://ada.vercel.app/', body: '' },
      }),
    );

    expect(await check(url)).toEqual({ outcome, files: 0, isPartial: false, findings: [] });
  });
});

describe('of a repository', () => {
  const subject = 'raw.githubusercontent.com';
  const checkRepository = () => checkRepositoryHealth('github.com/ada/app', reader());

  it('reads the files that its host packs', async () => {
    servers.records['codeload.github.com'] = { addresses: [[siteAddress]] };
    const zip = zipSync({
      'app-HEAD/supabase/migrations/1.sql': strToU8('create table notes (id int);'),
      'app-HEAD/.env': strToU8('A=1'),
    });
    servers.answerWith((_request, response) => {
      response.setHeader('content-type', 'application/zip');
      response.end(zip);
    });

    const { findings, ...result } = await checkRepository();

    expect(seen.map(({ host, path }) => host + path)).toEqual([
      'codeload.github.com/ada/app/zip/HEAD',
    ]);
    expect(result).toEqual({ outcome: 'read', files: 2, isPartial: false });
    expect(findings.map(({ kind, file }) => [kind, file])).toEqual([
      ['environment-file', '.env'],
      ['table-without-row-security', 'supabase/migrations/1.sql'],
    ]);
  });

  it('says why it could not be read', async () => {
    expect(await checkRepository()).toMatchObject({ outcome: 'unknown-host' });

    servers.records['codeload.github.com'] = { addresses: [[siteAddress]] };
    servers.answerWith(serve({ '/ada/app/zip/HEAD': { body: subject } }));
    expect(await checkRepository()).toMatchObject({ outcome: 'invalid-response' });

    servers.answerWith((_request, response) => response.end(new Uint8Array(10_000_001)));
    expect(await checkRepository()).toMatchObject({ outcome: 'too-large' });
  });
});

it('makes as many parts as a call may, and reports them', async () => {
  servers.answerWith(serve({ '/': { body: '' } }));
  const [site, repository] = [
    { id: '0', part: 'site' as const, subject: 'example.com', url: 'https://example.com/' },
    { id: '1', part: 'repository' as const, subject: 'example.com/a/b', url: null },
  ];
  const waiting = [site, repository, site];
  const reports: unknown[] = [];
  const queue: HealthQueue = {
    claim: () => Promise.resolve(waiting.shift()),
    report: (id, { outcome }) => Promise.resolve(void reports.push([id, outcome])),
  };
  const make = (maxReports?: number) =>
    checkHealth({ queue, userAgent: 'Test/1.0', network, ...(maxReports && { maxReports }) });

  expect(await make(2)).toEqual({ reports: 2 });
  expect(reports).toEqual([
    ['0', 'read'],
    ['1', 'invalid-url'],
  ]);
  expect([await make(), await make()]).toEqual([{ reports: 1 }, { reports: 0 }]);
});
