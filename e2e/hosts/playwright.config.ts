import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';
import { hosts, urlVariable } from './start/hosts.ts';

/** What every host for a folder of files has to serve as the site's own server does. */
const journeys = [
  'journeys/main-journey.spec.ts',
  'journeys/federation/releases/integrity*.spec.ts',
  'journeys/shell/{offline,urls}.spec.ts',
  'hosts/*.spec.ts',
];

export default defineConfig({
  ...base,
  testDir: '..',
  testMatch: journeys,
  globalSetup: './start/global-setup.ts',
  outputDir: '../test-results/hosts',
  reporter: 'list',
  projects: Object.keys(hosts).map((name) => ({ name, metadata: { site: urlVariable(name) } })),
});
