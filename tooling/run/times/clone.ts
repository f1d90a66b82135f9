import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { makeTemporaryFolder } from '../against/temporary-folder.ts';
import { git } from '../against/work-tree.ts';

export type Side = { name: string; repository: string; commit: string };

/** A clone, and the environment of someone who has never used this machine. */
export type Clone = { folder: string; env: NodeJS.ProcessEnv };

/** Calls back with what makes clones of a commit with one home, empty at first, and removes them all. */
export async function withClones<T>(
  { repository, commit }: Side,
  measure: (createClone: () => Clone) => Promise<T>,
): Promise<T> {
  const folder = makeTemporaryFolder('times-');
  // As other folders with clones: for root, the database runs as another user.
  chmodSync(folder, 0o755);
  const env = createEnvironment(folder);
  let count = 0;
  try {
    return await measure(() => {
      const clone = join(folder, `clone-${(count += 1)}`);
      git(folder, ['clone', '--quiet', '--shared', '--no-checkout', repository, clone]);
      git(clone, ['checkout', '--quiet', '--detach', commit]);
      return { folder: clone, env };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Nothing of ours, of npm or of Turborepo, but the settings of npm: they may name the registry. */
function createEnvironment(folder: string): NodeJS.ProcessEnv {
  const [home, temporary] = [join(folder, 'home'), join(folder, 'tmp')];
  for (const made of [home, temporary]) mkdirSync(made);
  const { PATH = '', npm_config_userconfig = join(homedir(), '.npmrc') } = process.env;
  const others = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|XDG_|TURBO_|INIT_CWD$)/i.test(name),
  );
  return {
    ...Object.fromEntries(others),
    HOME: home,
    TMPDIR: temporary,
    npm_config_userconfig,
    PATH: PATH.split(delimiter)
      .filter((entry) => !entry.includes('node_modules'))
      .join(delimiter),
  };
}
