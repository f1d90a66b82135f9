import type { Browser } from '@playwright/test';
import { launchChromium } from './chromium.ts';
import { checkBehavior } from './check-behavior.ts';
import { checkLongWords } from './check-long-words.ts';
import { serveStorybook } from './serve-storybook.ts';
import { listStories, openStory, switchStory } from './stories.ts';
import type { Look, StoryResult } from './stories.ts';

type Violations = { violations: { id: string; help: string; nodes: { html: string }[] }[] };

/** Renders and plays every story in light, dark and right to left, and runs axe on it, including contrast. */
async function testStories(idPart: string | undefined) {
  const site = await serveStorybook();
  // Each row has a browser of its own: in one browser, the pages' animations take each other's time.
  const rows = await Promise.all([
    inBrowser(async (browser) => [
      ...(await testLook(browser, site.url, 'light', idPart)),
      ...(await testLook(browser, site.url, 'dark', idPart)),
    ]),
    inBrowser(async (browser) => [
      ...(await testLook(browser, site.url, 'rtl', idPart)),
      ...(idPart ? [] : await checkBehavior(browser, site.url)),
      ...(!idPart || idPart === 'long-words' ? await checkLongWords(browser, site.url) : []),
    ]),
  ]).finally(() => {
    site.close();
  });
  const problems = rows.flat();
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'No problems found.' : `${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

async function inBrowser(test: (browser: Browser) => Promise<string[]>): Promise<string[]> {
  const browser = await launchChromium();
  try {
    return await test(browser);
  } finally {
    await browser.close();
  }
}

async function testLook(browser: Browser, url: string, look: Look, idPart: string | undefined) {
  const stories = await listStories(url, idPart);
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const problems: string[] = [];
  for (const [index, { id }] of stories.entries()) {
    const result = index === 0 ? await openStory(page, url, id, look) : await switchStory(page, id);
    problems.push(...listViolations(result).map((text) => `${id} (${look}): ${text}`));
  }
  await page.close();
  console.log(`${stories.length} stories (${look})`);
  return problems;
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
