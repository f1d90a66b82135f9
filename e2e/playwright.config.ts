import {
  defineConfig,
  devices,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
} from '@playwright/test';
import { findChromium } from './chromium.ts';
import { findFirefox, readEngine } from './engines/engines.ts';

type Use = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

const engine = readEngine();

function useChromium(): Use {
  const executablePath = findChromium();
  return {
    ...devices['Desktop Chrome'],
    // Drawing motion in software takes a third of the CPU; the main journey runs with it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording slows down every test, and pictures of each frame the most; a run with retries records the first retry.
    trace: process.env.CI ? 'on-first-retry' : { mode: 'retain-on-failure', screenshots: false },
    // A worker would intercept requests before a journey can mock their responses.
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
  };
}

/** Debian's Firefox over WebDriver BiDi, which has no command for preferences of the user such as less motion. */
function useFirefox(): Use {
  return {
    browserName: 'firefox',
    channel: 'moz-firefox',
    colorScheme: null,
    trace: 'off',
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findFirefox(),
      // Its accessibility tree is in the browser, not in the page.
      args: ['--remote-allow-system-access'],
      firefoxUserPrefs: {
        'ui.prefersReducedMotion': 1,
        'ui.systemUsesDarkTheme': 0,
      },
    },
  };
}

const engineOptions = {
  chromium: useChromium,
  firefox: useFirefox,
  webkit: (): Use => ({ browserName: 'webkit', trace: 'off' }),
};

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './fixtures/site/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A retry keeps a busy machine from failing a run; the summary names every test that needed one, so that it can be fixed.
  retries: process.env.CI ? 1 : 0,
  // Drawn in software and driven from outside, other engines take twice as long.
  timeout: engine === 'chromium' ? 60_000 : 120_000,
  expect: { timeout: engine === 'chromium' ? 15_000 : 30_000 },
  reporter: [['list'], ['./outcomes-reporter.ts']],
  outputDir: 'test-results',
  use: { ...engineOptions[engine](), viewport: { width: 1280, height: 800 } },
  projects: [
    {
      name: 'one origin',
      metadata: { site: 'SITE_URL' },
      ...(engine !== 'chromium' && { grepInvert: /finds their own profile/ }),
    },
    {
      name: 'remote on another origin',
      metadata: { site: 'SPLIT_SITE_URL' },
      testMatch: 'main-journey.spec.ts',
      // Its second test shows nothing more there.
      grepInvert: /finds their own profile/,
    },
  ],
});
