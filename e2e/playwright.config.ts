import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './fixtures/site/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A second try keeps a busy machine from failing a run; the closing lines name every test that needed one, to be mended.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    // Recording slows every test down; a run that may try again records the second try.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    // A worker would stand between the page and what a journey puts in the place of an answer.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'one origin', metadata: { site: 'SITE_URL' } },
    {
      name: 'remote on another origin',
      metadata: { site: 'SPLIT_SITE_URL' },
      testMatch: 'main-journey.spec.ts',
    },
  ],
});
