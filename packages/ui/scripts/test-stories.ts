import { launchChromium } from './chromium.ts';
import { checkBehavior } from './check-behavior.ts';
import { checkLongWords } from './check-long-words.ts';
import { serveStorybook } from './serve-storybook.ts';
import { listStories, looks, openStory, switchStory } from './stories.ts';
import type { Look, StoryResult } from './stories.ts';

type Violations = { violations: { id: string; help: string; nodes: { html: string }[] }[] };

/** Renders and plays every story in light, dark and right to left, and runs axe on it, including contrast. */
async function testStories(idPart: string | undefined) {
  const site = await serveStorybook();
  const browser = await launchChromium();
  const problems: string[] = [];
  try {
    const stories = await listStories(site.url, idPart);
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    // One look after the other: side by side, the pages' animations take each other's time.
    for (const look of Object.keys(looks) as Look[]) {
      const page = await context.newPage();
      for (const [index, { id }] of stories.entries()) {
        const result =
          index === 0 ? await openStory(page, site.url, id, look) : await switchStory(page, id);
        problems.push(...listViolations(result).map((text) => `${id} (${look}): ${text}`));
      }
      await page.close();
    }
    console.log(`${stories.length} stories in ${Object.keys(looks).length} looks`);
    if (!idPart) problems.push(...(await checkBehavior(browser, site.url)));
    if (!idPart || idPart === 'long-words')
      problems.push(...(await checkLongWords(browser, site.url)));
  } finally {
    await browser.close();
    site.close();
  }
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'No problems found.' : `${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

function listViolations({ status, reporters }: StoryResult): string[] {
  const report = reporters.find(({ type }) => type === 'a11y');
  if (!report) return [`axe did not run, the story ended as ${status}`];
  const { violations } = report.result as Violations;
  return violations.map(({ id, help, nodes }) => {
    const elements = nodes.map(({ html }) => html.slice(0, 200)).join('\n    ');
    return `${id}, ${help}\n    ${elements}`;
  });
}

await testStories(process.argv[2]);
