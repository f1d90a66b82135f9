import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchChromium } from './chromium.ts';
import { checkBehavior } from './check-behavior.ts';
import { checkLongWords } from './check-long-words.ts';
import { serveStorybook } from './serve-storybook.ts';
import { listStories, openStory, switchStory } from './stories.ts';
import type { AxeRules, Look, StoryResult } from './stories.ts';

type Violations = { violations: { id: string; help: string; nodes: { html: string }[] }[] };

/** Renders and plays every story in light, dark and right to left, and runs axe on it. */
async function testStories(idPart: string | undefined) {
  const site = await serveStorybook();
  const withoutStories = idPart ? [] : await listWithoutStories(site.url);
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
  const problems = [...rows.flat(), ...withoutStories];
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

/** Dark differs from light by its colors alone; right to left, by nothing that axe checks. */
const rulesOfLooks = { light: 'all', dark: 'colors', rtl: 'nothing' } as const;

async function testLook(browser: Browser, url: string, look: Look, idPart: string | undefined) {
  const stories = await listStories(url, idPart);
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const rules = rulesOfLooks[look];
  const problems: string[] = [];
  const thrown: string[] = [];
  // Storybook shows and logs what a story throws, and finishes it as a success.
  page.on('console', (message) => message.type() === 'error' && thrown.push(message.text()));
  page.on('pageerror', ({ message }) => thrown.push(message));
  for (const [index, { id }] of stories.entries()) {
    const result =
      index === 0 ? await openStory(page, url, id, look, rules) : await switchStory(page, id);
    const found = [...thrown.splice(0), ...listViolations(result, rules)];
    problems.push(...found.map((text) => `${id} (${look}): ${text}`));
  }
  await page.close();
  console.log(`${stories.length} stories (${look})`);
  return problems;
}

/** Every component, which is a folder with styles, has stories. */
async function listWithoutStories(url: string) {
  const stories = await listStories(url);
  const shown = new Set(stories.map(({ importPath }) => dirname(importPath)));
  return globSync('./src/**/*.styles.ts')
    .map((path) => dirname(path))
    .filter((folder) => !shown.has(`./${folder}`))
    .map((folder) => `${folder} has no stories`);
}

function listViolations({ status, reporters }: StoryResult, rules: AxeRules): string[] {
  if (rules === 'nothing') return [];
  const report = reporters.find(({ type }) => type === 'a11y');
  if (!report) return [`axe did not run, the story ended as ${status}`];
  const { violations } = report.result as Violations;
  return violations.map(({ id, help, nodes }) => {
    const elements = nodes.map(({ html }) => html.slice(0, 200)).join('\n    ');
    return `${id}, ${help}\n    ${elements}`;
  });
}

await testStories(process.argv[2]);
