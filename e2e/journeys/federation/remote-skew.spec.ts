import { test } from '../../fixtures/site/own-site.ts';
import { navigate, untilTakenOver } from '../../fixtures/navigate.ts';
import { newCreator } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { expect } from '../../fixtures/test.ts';

test.use({
  expectedErrors:
    /is (incompatible|unverified)|React Router caught|^Failure \w+: |^Error searching /,
});

/** Not that of another name which begins so. */
const startFile = /assets\/start-[\w-]{8}\.js$/;

test('remotes that need a newer app, or have no hashes, are not run', async ({ page, site }) => {
  await site.releaseChanged('onboarding', '2.0.0', [
    startFile,
    (code) => code.replace('{contract:1,', '{contract:2,'),
  ]);
  await site.changeRegistry(({ remotes }) => {
    for (const release of Object.values(remotes['public-site']?.versions ?? {})) {
      release.requires.contract = '2';
    }
    for (const release of Object.values(remotes['client-dashboard']?.versions ?? {})) {
      release.requires.react = '^19.99.0';
    }
    for (const release of Object.values(remotes['dev-dashboard']?.versions ?? {})) {
      release.integrity = {};
    }
  });
  await saveData(page);
  await signIn(page, await newCreator(), '/dashboard/dev/profile');
  await expect(page.getByRole('region', { name: 'Developer dashboard' })).toContainText(
    "couldn't verify this part",
  );
  for (const [path, area] of [
    ['/dashboard/client/browse', 'Client dashboard'],
    ['/devonboard', 'Onboarding interview'],
    ['/projects', 'Projects'],
  ] as const) {
    await navigate(page, path);
    await expect(page.getByRole('region', { name: area })).toContainText(
      'This part needs a newer version of the app.',
    );
  }
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeVisible();
});

test('a remote that imports a name which the shell does not provide is not run', async ({
  page,
  site,
}) => {
  await site.changeRegistry(({ remotes }) => {
    for (const name of ['public-site', 'onboarding']) {
      const remote = remotes[name];
      const release = remote?.versions[remote.active];
      expect(release?.imports?.['@showcase/ui']).toContain('Button');
      release?.imports?.['@showcase/ui']?.push('NotYetReleased');
    }
  });
  await saveData(page);
  for (const [path, area] of [
    ['/projects', 'Projects'],
    ['/devonboard', 'Onboarding interview'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: area })).toContainText(
      'This part needs a newer version of the app.',
    );
    await page.goto('/login');
    await navigate(page, path);
    await expect(page.getByRole('region', { name: area })).toContainText(
      'This part needs a newer version of the app.',
    );
  }
});

test('a shell with the next contract version runs current remotes, without links if they declare none', async ({
  page,
  site,
}) => {
  await site.releaseShell('2.0.0', [
    startFile,
    (code) => code.replace(/(contract\)?),1\)/g, '$1,2)'),
  ]);
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
  await site.releaseShell('2.0.0', [
    /assets\/index-[^/]+\.js$/,
    (code) => code.replace(/,unsavedChanges:[\w$.]+/, ''),
  ]);
  await page.goto('/projects');
  await expect(page.getByText('Showing all projects')).toBeVisible();
});

test('the command palette works without a remote that cannot search', async ({ page, site }) => {
  await site.releaseChanged('public-site', '2.0.0', [
    startFile,
    (code) => code.replaceAll('loadSearch', 'loadNothing'),
  ]);
  await site.changeRegistry(({ remotes }) => {
    for (const release of Object.values(remotes['onboarding']?.versions ?? {})) {
      delete release.commands;
    }
  });
  await page.goto('/about');
  await untilTakenOver(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find anything' });
  await dialog.getByRole('combobox').fill('priv');
  await expect(dialog.getByText("Creators couldn't be loaded")).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/privacy$/);
});
