import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium to drive: the machine's own, else Debian's package where apt is there, else Playwright's. */
export function findOrInstallChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium with apt …');
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = (...args: string[]) => {
      const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args];
      execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
    };
    try {
      apt('update');
      apt('install', '-y', '--no-install-recommends', 'chromium');
    } catch {
      console.log('apt could not install it; trying the browser that Playwright brings …');
    }
  }
  return findChromium() ?? installPlaywrightsOwn();
}

/** The path of the Chromium to drive, or undefined when there is none yet. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const system = folders
    .flatMap((folder) => names.map((name) => resolve(folder, name)))
    .find(existsSync);
  return system ?? [chromium.executablePath()].find(existsSync);
}

function installPlaywrightsOwn(): string {
  console.log('Installing the Chromium that Playwright brings …');
  execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  return chromium.executablePath();
}
