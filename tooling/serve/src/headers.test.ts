import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite } from './start-site.ts';
import { startStatic } from './start-static.ts';
import { startShop } from './testing/shop.ts';

let shop: Awaited<ReturnType<typeof startShop>>;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

const get = (path: string) => fetch(new URL(path, shop.site.url));

it('allows code from local ports only if remotes can be overridden', async () => {
  const open = await startSite({
    ...shop.options,
    config: { ...shop.options.config, remoteOverrides: true },
  });
  const policy = (await fetch(open.url)).headers.get('content-security-policy') ?? '';
  await open.stop();
  expect(policy).toContain('http://localhost:*');
  const closed = (await get('/')).headers.get('content-security-policy') ?? '';
  expect(closed).not.toContain('localhost');
});

it('allows only the inline code of the page, the map of the other remotes and the origins of the registry', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+'){3} https:\/\/cdn\.test;/);
  expect(policy).not.toContain('unsafe');
});

it('allows an API on another origin, its images and its WebSockets', async () => {
  const hosted = await startSite({
    ...shop.options,
    config: { ...shop.options.config, supabaseUrl: 'https://x.supabase.test' },
  });
  const policy = (await fetch(hosted.url)).headers.get('content-security-policy') ?? '';
  await hosted.stop();
  expect(policy).toMatch(/connect-src [^;]*https:\/\/x\.supabase\.test wss:\/\/x\.supabase\.test/);
  expect(policy).toMatch(/img-src [^;]*https:\/\/x\.supabase\.test/);
});

it.each([
  ['/r/shop/1.0.0/remoteEntry.js', 'public, max-age=31536000, immutable'],
  ['/s/1.0.0/assets/main.js', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'no-cache'],
  ['/', 'no-cache'],
  ['/registry.json', 'no-cache'],
  ['/config.json', 'no-cache'],
  ['/r/shop/1.0.0/gone.js', null],
  ['/s/1.0.0/assets/gone.js', null],
])('sends %s with the Cache-Control header %s', async (path, expected) => {
  expect((await get(path)).headers.get('cache-control')).toBe(expected);
});

const files = [
  '/',
  '/old',
  '/registry.json',
  '/favicon.svg',
  '/s/1.0.0/assets/main.js',
  '/s/1.0.0/gone.js',
];
const withoutPolicy = ['/r/shop/1.0.0/remoteEntry.js', '/robots.txt', '/rest/v1/things'];

it.each([...files, ...withoutPolicy])(
  'sends %s with nosniff and the other security headers',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  },
);

const notFramed = ['/', '/old', '/nowhere', '/offline/page.html', '/feeds', '/llms.txt'];

it.each(notFramed)('forbids framing of %s', async (path) => {
  const policy = (await get(path)).headers.get('content-security-policy');
  expect(policy).toContain("frame-ancestors 'none'");
});

it('lets other sites frame the card of an embed, which has nothing to do with a session', async () => {
  const { headers } = await get('/embed/projects/nothing');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none';.* frame-ancestors \*$/,
  );
  expect(headers.get('set-cookie')).toBeNull();
});

it.each([
  ['turnstile', 'https://challenges.cloudflare.com'],
  ['hcaptcha', 'https://hcaptcha.com https://*.hcaptcha.com'],
] as const)('allows the captcha of %s if it is configured', async (provider, origins) => {
  const guarded = await startSite({
    ...shop.options,
    config: { ...shop.options.config, captcha: { provider, siteKey: 'site-key' } },
  });
  const answer = await fetch(guarded.url);
  await guarded.stop();
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`https://cdn.test ${origins};`);
  expect(policy).toContain(`https://player.vimeo.com ${origins};`);
  expect(policy).not.toContain('require-trusted-types-for');
  expect(await answer.text()).toContain('"siteKey":"site-key"');
  const plain = (await get('/')).headers.get('content-security-policy');
  expect(plain).not.toMatch(/captcha|cloudflare/);
});

it('allows beacons to the origin that receives telemetry, and to no other', async () => {
  const observed = await startSite({
    ...shop.options,
    config: { ...shop.options.config, telemetry: 'https://telemetry.test/showcase?key=1' },
  });
  const answer = await fetch(observed.url);
  await observed.stop();
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/connect-src [^;]* https:\/\/telemetry\.test;/);
  expect(policy.split('telemetry.test')).toHaveLength(2);
  expect(await answer.text()).toContain('"telemetry":"https://telemetry.test/showcase?key=1"');
});

it.each([
  ['/', 'showcase'],
  ['/offline/page.html', "'none'"],
])('requires Trusted Types on %s', async (path, policies) => {
  const policy = (await get(path)).headers.get('content-security-policy');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(new RegExp(`trusted-types ${policies}(?:;|$)`));
});

it('sends the same headers from an origin that only serves releases', async () => {
  const origin = await startStatic(shop.options.releases);
  const { headers } = await fetch(`${origin.url}/r/shop/1.0.0/remoteEntry.js`);
  await origin.stop();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('access-control-allow-origin')).toBe('*');
});
