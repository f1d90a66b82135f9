import { oldestProject } from '../../../fixtures/api/rows.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('samples are not indexed, and the sitemap only lists real pages', async ({ page }) => {
  const project = await oldestProject();
  const sample = await page.request.get('/projects/1');
  expect(await sample.text()).toContain('name="robots" content="noindex"');

  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`/projects/${project.id}</loc>`);
  expect(sitemap).toContain('/creator/ada-stone</loc>');
  expect(sitemap).not.toMatch(/\/(projects|creators)\/[123]<\/loc>/);
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});
