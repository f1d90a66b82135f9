import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';
import { shownTime } from './open-site-page.ts';

// Everything in the seed is dated from it.
process.env.SEED_TIME = String(shownTime.getTime());

const widths = [390, 768, 1440];
const looks = ['light', 'dark'] as const;

export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: '../fixtures/site/global-setup.ts',
  outputDir: '../test-results/screens',
  snapshotPathTemplate: '../../.local/screens/{projectName}/{arg}{ext}',
  reporter: 'list',
  // A page with all of its pictures takes a while on a busy machine.
  timeout: 180_000,
  retries: 0,
  // Who is online depends on which other pages are open.
  workers: 1,
  projects: [
    ...widths.flatMap((width) =>
      looks.map((look) => ({
        name: `${width}-${look}`,
        testMatch: 'pages.spec.ts',
        metadata: { site: 'SITE_URL' },
        use: { viewport: { width, height: 900 }, colorScheme: look },
      })),
    ),
    { name: 'docs', testMatch: 'docs.spec.ts', metadata: { site: 'SITE_URL' } },
  ],
});
