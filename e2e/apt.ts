import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages of Debian; false where apt is missing, may not or cannot. */
export function installPackages(packages: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...commandArgs] = [...asRoot, 'apt-get', ...args];
    execFileSync(command, commandArgs, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 300_000,
    });
  };
  console.log(`Installing ${packages.join(', ')} with apt …`);
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...packages);
    return true;
  } catch {
    console.log('apt could not install that.');
    return false;
  }
}
