import { shellFiles } from '../../fixtures/site/shell-files.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  expectedErrors:
    /Failed to (load|fetch)|net::ERR|error loading dynamically|Importing a module script failed/,
});

test('a missing file that the shell starts with shows an error', async ({ page }) => {
  const { first } = shellFiles();
  // The script of the page, a module that is loaded while it runs, and one that all others import.
  for (const name of ['mf-entry', 'start', 'libraries']) {
    await test.step(name, async () => {
      const file = first.find((path) => path.includes(`/assets/${name}-`));
      expect(file).toBeTruthy();
      await page.route(`**${file}`, (route) => route.abort());
      await page.goto('/login', { waitUntil: 'commit' });
      await expect(
        page.getByRole('heading', { name: "Bolt Showcase couldn't start" }),
      ).toBeVisible();
      await page.unroute(`**${file}`);
    });
  }
});
