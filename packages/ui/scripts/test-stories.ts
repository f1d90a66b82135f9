import { launchChromium } from './chromium.ts';
import { checkBehavior } from './check-behavior.ts';
import { checkLongWords } from './check-long-words.ts';
import { serveStorybook } from './serve-storybook.ts';
import { listStories, looks, openStory, runJobs } from './stories.ts';
import type { Look } from './stories.ts';

type Violations = { violations: { id: string; help: string; nodes: { html: string }[] }[] };

/** Renders and plays every story in light, dark and right to left, and runs axe on it, including contrast. */
async function testStories(idPart: string | undefined) {
  const site = await serveStorybook();
  const browser = await launchChromium();
  const problems: string[] = [];
  try {
    const stories = await listStories(site.url, idPart);
    const jobs = stories.flatMap(({ id }) =>
      (Object.keys(looks) as Look[]).map((look) => ({ id, look })),
    );
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const pages = await Promise.all([1, 2, 3].map(() => context.newPage()));
    await runJobs(pages, jobs, async (page, { id, look }) => {
      const { status, reporters } = await openStory(page, site.url, id, look);
      const report = reporters.find(({ type }) => type === 'a11y');
      if (!report) problems.push(`${id} (${look}): axe did not run, the story ended as ${status}`);
      const { violations } = (report?.result ?? { violations: [] }) as Violations;
      for (const violation of violations) {
        const elements = violation.nodes.map(({ html }) => html.slice(0, 200)).join('\n    ');
        problems.push(`${id} (${look}): ${violation.id}, ${violation.help}\n    ${elements}`);
      }
    });
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

await testStories(process.argv[2]);
