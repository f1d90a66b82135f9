import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '../../fixtures/site/own-site.ts';
import { navigate } from '../../fixtures/navigate.ts';
import { replacePage, replaceWithButtonPage } from '../../fixtures/pages/replace-page.ts';
import { expect } from '../../fixtures/test.ts';

type Beacon = {
  shell: string;
  events: { type: string; source?: string; name: string; page: string; stack?: string[] }[];
};

/** Receives beacons as a telemetry service would, on an origin of its own. */
async function startReceiver() {
  const beacons: Beacon[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      beacons.push(JSON.parse(body) as Beacon);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const events = () => beacons.flatMap((beacon) => beacon.events);
  return { url: `http://localhost:${port}/beacons`, beacons, events, stop };
}

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

const test = base.extend<{ receiver: Receiver }>({
  receiver: async ({}, use) => {
    const receiver = await startReceiver();
    await use(receiver);
    await receiver.stop();
  },
  siteConfig: async ({ receiver }, use) => use({ telemetry: receiver.url }),
});

test.use({
  expectedErrors:
    /planted|React Router caught|Federation Runtime|is incompatible|RUNTIME-\d+|net::ERR|Failed to fetch/,
});

const pageFile = (name: string) => new RegExp(`assets/${name}-page-[^/]+\\.js$`);

test('sends what fails, with its release and its page, and nothing that names a person', async ({
  page,
  site,
  receiver,
}) => {
  await site.releaseChanged(
    'public-site',
    '2.0.0',
    [pageFile('projects'), replacePage(`throw new Error('planted robin@example.com');`)],
    [pageFile('pricing'), replaceWithButtonPage(`throw new RangeError('planted');`)],
  );
  await site.changeRegistry(({ remotes }) => {
    const desk = remotes['onboarding'];
    const release = desk?.versions[desk.active];
    if (release) release.requires = { contract: '99' };
  });
  await page.goto('/login?next=/projects&email=robin@example.com');
  await navigate(page, '/projects?q=robin@example.com');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await navigate(page, '/pricing');
  await page.getByRole('main').getByRole('button').click();

  const release = { remote: { name: 'public-site', version: '2.0.0' } };
  const stack = expect.arrayContaining([
    expect.stringMatching(/^\/r\/public-site\/2\.0\.0\/assets\/.*\.js:\d+:\d+$/),
  ]) as string[];
  await expect.poll(receiver.events, { timeout: 20_000 }).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ source: 'boundary', page: '/projects', ...release, stack }),
      expect.objectContaining({ source: 'error', name: 'RangeError', page: '/pricing', stack }),
      expect.objectContaining({
        source: 'remote',
        kind: 'incompatible',
        remote: expect.objectContaining({ name: 'onboarding' }),
      }),
    ]),
  );
  expect(receiver.beacons[0]?.shell).toMatch(/^1\.0\.0-[\da-f]{8}$/);
  expect(JSON.stringify(receiver.beacons)).not.toMatch(/robin|planted|localhost/);
});

test('sends the web vitals of a page when it is left', async ({ page, receiver }) => {
  await page.goto('/projects');
  const loaded = page.waitForResponse(/start-telemetry-[^/]*\.js$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await loaded;
  await page.getByRole('contentinfo').getByRole('textbox').click();
  await page.goto('about:blank');
  await expect
    .poll(() => receiver.events().map(({ name, page: path }) => `${name} of ${path}`))
    .toEqual(expect.arrayContaining(['LCP of /projects', 'FCP of /projects', 'TTFB of /projects']));
});

test('a page works without the file that sends', async ({ page, receiver }) => {
  const sender = /start-telemetry-[^/]*\.js$/;
  await page.route(sender, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => sender.test(request.url()));
  await page.goto('/projects');
  await failed;
  await navigate(page, '/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(receiver.beacons).toEqual([]);
});
