import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';
import { hosts, urlVariable } from './start/hosts.ts';

/** The behavior of the site's own server that every host for a folder of files has to share. */
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
