import type { Page } from '@playwright/test';
import { test } from '../../fixtures/site/own-site.ts';
import { replacePage } from '../../fixtures/replace-page.ts';
import { expect } from '../../fixtures/test.ts';

test.use({
  expectedErrors: [
    /RUNTIME-\d+|Federation Runtime|Failed to load|digest|planted|React Router caught|Missing|SRI|malformed|is (broken|incompatible|unverified|unreachable)|Minified React error|not a function/,
  ],
});

/** Renders a component that the shell's ui does not have: a newer remote imports it as undefined. */
const missingPart = replacePage('return element(undefined, {});');

const panel = (page: Page) => page.getByRole('region', { name: 'Projects' });
const pageFile = /assets\/projects-page-[^/]+\.js$/;

/** Checks the shell, its other remotes and the way out of the failed part. */
async function expectShellToWork(page: Page) {
  await expect(panel(page).getByRole('alert')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeVisible();
}

test('a remote with a newer contract requires a newer app', async ({ page, site }) => {
  await site.changeRegistry(({ remotes }) => {
    for (const release of Object.values(remotes['public-site']?.versions ?? {})) {
      release.requires.contract = '2';
    }
  });
  await page.goto('/projects');
  await expect(panel(page)).toContainText('This part needs a newer version of the app.');
  await expectShellToWork(page);
});

test('a remote whose code has a newer contract than its release claims is not run', async ({
  page,
  site,
}) => {
  const stamped = (code: string) => code.replace('{contract:1,', '{contract:2,');
  await site.releaseChanged('public-site', '2.0.0', /assets\/remote-[^/]+\.js$/, stamped);
  await page.goto('/projects');
  await expect(panel(page)).toContainText('This part needs a newer version of the app.');
  await expectShellToWork(page);
});

/** Gives this site's shell a different contract version from the one it was built with. */
const replaceContract = (contract: number) => (code: string) => {
  return code.replace(/(contract\)?),1\)/g, `$1,${contract})`);
};
const shellFile = /assets\/bootstrap-[^/]+\.js$/;

test('a shell with the next contract version runs the current remotes', async ({ page, site }) => {
  await site.changeShell(shellFile, replaceContract(2));
  await page.goto('/projects');
  await expect(page.getByText('Showing all projects')).toBeVisible();
});

test('a shell two contracts ahead does not run them', async ({ page, site }) => {
  await site.changeShell(shellFile, replaceContract(3));
  await page.goto('/projects');
  await expect(panel(page)).toContainText('This part needs a newer version of the app.');
  await expectShellToWork(page);
});

test("a remote that requires a newer react than the shell's is not run", async ({ page, site }) => {
  await site.changeRegistry(({ remotes }) => {
    for (const release of Object.values(remotes['public-site']?.versions ?? {})) {
      release.requires.react = '^19.99.0';
    }
  });
  await page.goto('/projects');
  await expect(panel(page)).toContainText('This part needs a newer version of the app.');
  await expectShellToWork(page);
});

test('a remote that requires a newer ui requires a newer app', async ({ page, site }) => {
  await site.changeRegistry(({ remotes }) => {
    for (const release of Object.values(remotes['public-site']?.versions ?? {})) {
      release.requires.ui = '^99.0.0';
    }
  });
  await page.goto('/projects');
  await expect(panel(page)).toContainText('This part needs a newer version of the app.');
  await expectShellToWork(page);
});

test("a remote built for another minor version of react runs on the shell's", async ({
  page,
  site,
}) => {
  await site.changeRegistry(({ remotes }) => {
    for (const release of Object.values(remotes['public-site']?.versions ?? {})) {
      release.requires.react = '^19.0.0';
    }
  });
  await page.goto('/projects');
  await expect(page.getByText('Showing all projects')).toBeVisible();
});

test("a page that uses a component missing from the shell's ui fails alone", async ({
  page,
  site,
}) => {
  await site.releaseChanged('public-site', '2.0.0', pageFile, missingPart);
  await page.goto('/projects');
  await expectShellToWork(page);
  await page.getByRole('banner').getByRole('link', { name: 'Creators' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Creators' })).toBeVisible();
});

test('a remote that throws on start fails alone', async ({ page, site }) => {
  const throwing = () => "throw new Error('planted')";
  await site.releaseChanged('public-site', '2.0.0', /^remoteEntry\.js$/, throwing);
  await page.goto('/projects');
  await expectShellToWork(page);
});

test('a file that differs from its release by one byte is not run', async ({ page, site }) => {
  const appendNewline = (code: string) => `${code}\n`;
  await site.releaseChanged('public-site', '2.0.0', /^remoteEntry\.js$/, appendNewline);
  await site.changeRegistry(({ remotes }) => {
    const [first, second] = Object.values(remotes['public-site']?.versions ?? {});
    if (first && second) second.integrity = first.integrity;
  });
  await page.goto('/projects');
  await expectShellToWork(page);
});

test('a release without hashes is not run', async ({ page, site }) => {
  await site.changeRegistry(({ remotes }) => {
    for (const release of Object.values(remotes['public-site']?.versions ?? {})) {
      release.integrity = {};
    }
  });
  await page.goto('/projects');
  await expect(panel(page)).toContainText("couldn't verify this part");
  await expectShellToWork(page);
});

test('a malformed registry entry is left out without affecting the others', async ({
  page,
  site,
}) => {
  await site.changeRegistry(({ remotes }) => {
    Object.assign(remotes, { 'client-dashboard': { mount: '/', active: '1', versions: {} } });
  });
  await page.goto('/creators');
  await expect(page.getByText('Showing all creators')).toBeVisible();
});

test('a release from before remotes described themselves runs without links', async ({
  page,
  site,
}) => {
  await site.changeRegistry(({ remotes }) => {
    for (const release of Object.values(remotes['public-site']?.versions ?? {})) {
      delete release.area;
      delete release.nav;
      delete release.footer;
      delete release.heads;
    }
  });
  await page.goto('/projects');
  await expect(page.getByText('Showing all projects')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Documentation')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Pricing' })).toHaveCount(0);
});

test('a remote that describes itself runs in a shell from before', async ({ page, site }) => {
  // An older shell passes no place to report unsaved changes.
  const withoutReports = (code: string) => code.replace(/,unsavedChanges:[\w$.]+/, '');
  await site.changeShell(shellFile, withoutReports);
  await page.goto('/projects');
  await expect(page.getByText('Showing all projects')).toBeVisible();
});
