import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, test } from '../fixtures/test.ts';
import { hosts, type HostName } from './start/hosts.ts';
import { releaseChanged, runCommand } from './start/site-folder.ts';

const heading = 'About Bolt Showcase';

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
      const html = await (await page.request.get(`${host.url}/about`)).text();
      await page.goto(`${host.url}/about`);
      await expect(page.locator('#root[data-rendered]')).toHaveCount(0);
      return [
        /<h1[^>]*>([^<]*)/.exec(html)?.[1],
        await page.getByRole('heading', { level: 1 }).innerText(),
      ];
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
