import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openTarget, publishRelease, readRegistry } from '@showcase/release';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readPercent } from './command.ts';

const execute = promisify(execFile);

/** Runs a command in another process, which has nothing in common with this one but the site. */
function run(command: 'release' | 'rollback' | 'rollout' | 'list', ...args: string[]) {
  const script = join(import.meta.dirname, `${command}.ts`);
  return execute(process.execPath, [script, ...args]);
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Publishes a release from a checkout without any other. */
async function publish(
  site: string,
  name: string,
  version: string,
  percent?: number,
): Promise<void> {
  const folder = await temporaryFolder();
  const code = `export const version = '${version}';`;
  const hash = createHash('sha384').update(code).digest('base64');
  const details = {
    ...{ name, version, mount: `/${name}`, paths: [`/${name}`], signIn: [] },
    entry: `/r/${name}/${version}/remoteEntry.js`,
    integrity: { 'remoteEntry.js': `sha384-${hash}` },
    requires: { contract: '1' },
  };
  await writeFile(join(folder, 'remoteEntry.js'), code);
  await writeFile(join(folder, 'release.json'), JSON.stringify(details));
  await publishRelease(
    await openTarget(site),
    { name, version, folder },
    {
      isFirst: true,
      percent,
    },
  );
}

/** Each test starts another process, which a busy machine delays. */
const TIMEOUT = { timeout: 30_000 };

describe('a site of five remotes that other checkouts released', TIMEOUT, () => {
  const names = ['shop', 'desk', 'bank', 'mail', 'help'];
  let site: string;

  beforeEach(async () => {
    site = await temporaryFolder();
    for (const name of names) await publish(site, name, '1.0.0');
    await publish(site, 'shop', '1.1.0');
  });

  it('is listed', async () => {
    const { stdout } = await run('list', '--to', site);
    expect(stdout).toMatch(/^shop\n {4}1\.0\.0 .* kB\n {2}→ 1\.1\.0 .* kB\ndesk\n {2}→ 1\.0\.0/);
  });

  it('is rolled back', async () => {
    const { stdout } = await run('rollback', 'shop', '--to', site);
    expect(stdout).toBe('shop 1.0.0 is active for everyone again.\n');
    const { remotes } = await readRegistry(join(site, 'registry.json'));
    expect(Object.keys(remotes)).toEqual(names);
    expect(remotes.shop?.active).toBe('1.0.0');
    expect(Object.keys(remotes.shop?.versions ?? {})).toEqual(['1.0.0', '1.1.0']);
  });

  it('has a rollout that is listed', async () => {
    await publish(site, 'shop', '1.2.0', 10);
    const { stdout } = await run('list', '--to', site);
    expect(stdout).toMatch(/→ 1\.1\.0 .*kB\n {4}1\.2\.0 .*kB {2}for 10 % of the visitors\n/);
  });

  it('has a rollout that a rollback ends', async () => {
    await publish(site, 'shop', '1.2.0', 10);
    const { stdout } = await run('rollback', 'shop', '--to', site);
    expect(stdout).toBe(
      'shop 1.1.0 is active for everyone again.\nThe rollout of shop 1.2.0 to 10 % has ended.\n',
    );
  });

  it('has a rollout that grows', async () => {
    await publish(site, 'shop', '1.2.0', 10);
    const { stdout } = await run('rollout', 'shop', '50', '--to', site);
    expect(stdout).toBe('shop 1.2.0 is for 50 % of the visitors.\n');
  });

  it.each([undefined, '', '1.5', '101', '-1', 'half'])(
    'is not rolled out to %j percent',
    (text) => {
      expect(() => readPercent(text, 0, 100)).toThrow(
        'The percentage must be a whole number from 0 to 100.',
      );
    },
  );

  it('is not changed by a rollback to nowhere', async () => {
    await expect(run('rollback', 'desk', '--to', site)).rejects.toMatchObject({
      code: 1,
      stderr: '\ndesk has no release before 1.0.0\n',
    });
  });
});

it.each([['release', 'public-site'], ['rollback', 'public-site'], ['list']] as const)(
  'the command %s fails where there is no site',
  async (command, ...names) => {
    const folder = await temporaryFolder();
    await expect(run(command, ...names, '--to', folder)).rejects.toMatchObject({
      code: 1,
      stderr: `\n${folder} has no registry.json. If it is a new site, make its first release with --first.\n`,
    });
  },
);

it.each([
  [['public-site', '--to', 's3://bucket'], 's3://bucket is neither a folder nor a URL'],
  [['nowhere'], 'Which one?'],
  [['public-site', '--versions', 'all'], '--versions needs a number.'],
  [['public-site', '--too', '/srv'], "Unknown option '--too'"],
])('release %j fails before anything is built', async (args, message) => {
  await expect(run('release', ...args)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(message) as unknown,
  });
});
