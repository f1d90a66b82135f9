import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages } from './apt.ts';

const headlessShell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of the Chromium to use. The headless shell comes first, from Debian if apt is available: it draws no toolbar for
 * each page, which costs a full Chromium up to a third of the CPU. Otherwise the machine's Chromium, otherwise Playwright's.
 */
export function findOrInstallChromium(): string {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const shell = find([headlessShell]);
  if (shell) return shell;
  installPackages([headlessShell]);
  return findChromium() ?? installPlaywrightChromium();
}

/** Journeys that passed in one version of the browser have to pass again in another. */
export function chromiumVersion(): string {
  return execFileSync(findOrInstallChromium(), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/** The path of an installed Chromium, or undefined if there is none. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return find([headlessShell, ...names]) ?? [chromium.executablePath()].find(existsSync);
}

/** The path of an installed Chromium with all parts of a browser, which the headless shell lacks; undefined if there is none. */
export function findFullChromium(): string | undefined {
  return find(names);
}

function find(names: string[]): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return names
    .flatMap((name) => folders.map((folder) => resolve(folder, name)))
    .find((path) => existsSync(path));
}

function installPlaywrightChromium(): string {
  console.log('Installing the Chromium that Playwright brings …');
  execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  return chromium.executablePath();
}
