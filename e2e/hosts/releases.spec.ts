import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { hosts, type HostName } from './start/hosts.ts';
import { cloneCheckout, releaseChanged, runCommand, runCommandIn } from './start/site-folder.ts';

const heading = 'About Bolt Showcase';

/** The heading of a rendered page. A busy server sends a page without text, which the browser renders. */
async function readTitle(read: () => Promise<string>): Promise<string> {
  let title = '';
  await expect(async () => {
    title = /<h1[^>]*>([^<]+)/.exec(await read())?.[1] ?? '';
    expect(title).not.toBe('');
  }).toPass();
  return title;
}

test('a release and a rollback show at the next request, in the page and in what runs', async ({
  page,
}, { project: { name } }) => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(resolve(tmpdir(), 'showcase-host-'));
  const site = resolve(folder, 'site');
  await cp(String(process.env.SITE_FOLDER), site, { recursive: true });
  const host = await hosts[name as HostName](site);
  try {
    const seen = async () => {
      const title = await readTitle(async () =>
        (await page.request.get(`${host.url}/about`)).text(),
      );
      await page.goto(`${host.url}/about`);
      await expect(page.locator('#root[data-rendered]')).toHaveCount(0);
      return [title, await page.getByRole('heading', { level: 1 }).innerText()];
    };
    expect(await seen()).toEqual([heading, heading]);

    const changed = 'About the new Bolt Showcase';
    await releaseChanged(site, {
      name: 'public-site',
      version: '2.0.0',
      texts: [heading, changed],
    });
    await host.deploy();
    expect(await seen()).toEqual([changed, changed]);

    await runCommand('releases/rollback', 'public-site', '--to', site);
    await host.deploy();
    expect(await seen()).toEqual([heading, heading]);
  } finally {
    await host.stop();
    await rm(folder, { recursive: true });
  }
});

test('a release from one checkout is rolled out to more visitors, and rolled back, from another', async ({
  browser,
}, { project: { name } }) => {
  test.skip(name !== 'node', 'Its pages are files, which are the same for everyone.');
  test.setTimeout(180_000);
  const folder = await mkdtemp(resolve(tmpdir(), 'showcase-rollout-'));
  const site = resolve(folder, 'site');
  await cp(String(process.env.SITE_FOLDER), site, { recursive: true });
  const checkout = await cloneCheckout(folder);
  const host = await hosts.node(site);
  const changed = 'About the new Bolt Showcase';
  /** The heading of the rendered page, and that after its code has run. */
  const seen = async (context: BrowserContext) => {
    const page = await context.newPage();
    const title = await readTitle(async () => {
      const response = await page.goto(`${host.url}/about`);
      return (await response?.text()) ?? '';
    });
    await expect(page.locator('#root[data-rendered]')).toHaveCount(0);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await page.close();
    return [title, heading];
  };
  const open = async (bucket: number) => {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'release-bucket', value: String(bucket), url: host.url }]);
    return context;
  };
  const [early, late] = await Promise.all([open(9), open(60)]);
  try {
    await releaseChanged(site, {
      name: 'public-site',
      version: '2.0.0',
      texts: [heading, changed],
      percent: 10,
    });
    expect([await seen(early), await seen(late)]).toEqual([
      [changed, changed],
      [heading, heading],
    ]);
    const grown = await runCommandIn(
      checkout,
      'releases/rollout',
      'public-site',
      '70',
      '--to',
      site,
    );
    expect(grown).toContain('Only npm run site:serve splits visitors');
    expect([await seen(early), await seen(late)]).toEqual([
      [changed, changed],
      [changed, changed],
    ]);
    const ended = await runCommandIn(checkout, 'releases/rollback', 'public-site', '--to', site);
    expect(ended).toContain('The rollout of public-site 2.0.0 to 70 % has ended.');
    expect([await seen(early), await seen(late)]).toEqual([
      [heading, heading],
      [heading, heading],
    ]);
  } finally {
    await host.stop();
    await Promise.all([early.close(), late.close()]);
    await rm(folder, { recursive: true });
  }
});
