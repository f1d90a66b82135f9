import { plant, expectNotRun, test } from '../../../fixtures/planted-code.ts';
import { saveData } from '../../../fixtures/save-data.ts';

for (const [name, file] of [
  ['the entry', /\/r\/public-site\/[^/]+\/remoteEntry\.js$/],
  ['the chunk', /\/r\/public-site\/.*\/projects-page-[^/]+\.js$/],
] as const) {
  test(`${name} of the page's own remote does not run if it was changed`, async ({ page }) => {
    await saveData(page);
    const sent = await plant(page, file);
    await page.goto('/projects');
    await expectNotRun(page, 'Projects', sent);
  });
}
