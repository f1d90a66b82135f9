import type { Page } from '@playwright/test';

export type Story = { id: string; title: string; name: string; importPath: string };

/** The themes and directions in which each story is rendered. */
export const looks = {
  light: 'theme:light;direction:ltr',
  dark: 'theme:dark;direction:ltr',
  rtl: 'theme:light;direction:rtl',
} as const;
export type Look = keyof typeof looks;

type Index = { entries: Record<string, Story & { type: string }> };

/** All stories of the built Storybook, or those whose ID contains `idPart`. */
export async function listStories(url: string, idPart = '') {
  const response = await fetch(`${url}/index.json`);
  const { entries } = (await response.json()) as Index;
  const stories = Object.values(entries).filter(
    ({ id, type }) => type === 'story' && id.includes(idPart),
  );
  if (stories.length === 0) throw new Error(`No story has '${idPart}' in its ID.`);
  return stories;
}

export type StoryResult = {
  storyId: string;
  status: string;
  reporters: { type: string; result?: unknown }[];
};

/** The rules that axe checks in a story: everything, those that depend on the theme, or none. */
const axeGlobals = {
  all: 'a11y.manual:!false',
  colors: 'a11y.manual:!false;axe:colors',
  nothing: 'a11y.manual:!true',
} as const;
export type AxeRules = keyof typeof axeGlobals;

/** Loads a story, waits until it has rendered and its play function has run, and returns what Storybook reports. */
export async function openStory(
  page: Page,
  url: string,
  id: string,
  look: Look,
  rules: AxeRules = 'nothing',
) {
  const globals = `${looks[look]};${axeGlobals[rules]}`;
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  return waitForStory(page, id);
}

/** Shows another story in a page that has one open, as Storybook's sidebar does: three times as fast as loading the page. */
export async function switchStory(page: Page, id: string) {
  await page.evaluate((storyId) => {
    const channel = (globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: Channel })
      .__STORYBOOK_ADDONS_CHANNEL__;
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  return waitForStory(page, id);
}

async function waitForStory(page: Page, id: string) {
  const handle = await page.waitForFunction((storyId) => {
    const channel = (globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: Channel })
      .__STORYBOOK_ADDONS_CHANNEL__;
    const [result] = channel?.last('storyFinished') ?? [];
    return (result as StoryResult | undefined)?.storyId === storyId && result;
  }, id);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });
  return (await handle.jsonValue()) as StoryResult;
}

type Channel = {
  last: (event: string) => unknown[] | undefined;
  emit: (event: string, data: unknown) => void;
};
