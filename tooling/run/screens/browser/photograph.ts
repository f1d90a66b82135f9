import type { Browser, Page } from '@playwright/test';
import { openStory } from '../../../../packages/ui/scripts/stories.ts';
import type { SitePage } from '../site/site-pages.ts';
import type { StillSite } from '../site/start-site.ts';
import { getFile, pageSubject, storySubject } from '../pictures/picture.ts';
import { loadEverything } from './load-everything.ts';
import { openSitePage, openStillPage } from './open-page.ts';
import type { Job } from './run-jobs.ts';

type Save = (file: string) => string;
const HEIGHT = 900;

/** Photographs a page; it loads once for each width, because what it loads depends on the width. */
export function photographPage(site: StillSite, sitePage: SitePage, save: Save): Job[] {
  const subject = pageSubject(sitePage);
  return subject.widths.map((width) => ({
    files: subject.looks.map((look) => getFile(subject, width, look)),
    run: async (browser: Browser) => {
      const page = await openSitePage(browser, site, sitePage, {
        viewport: { width, height: HEIGHT },
      });
      for (const look of subject.looks) {
        await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' });
        await takePicture(page, save(getFile(subject, width, look)));
      }
    },
  }));
}

/** Photographs a story; it renders once for each look. */
export function photographStory(storybook: string, story: { id: string }, save: Save): Job[] {
  const subject = storySubject(story);
  return subject.looks.map((look) => ({
    files: subject.widths.map((width) => getFile(subject, width, look)),
    run: async (browser: Browser) => {
      const page = await openStillPage(browser, {});
      for (const width of subject.widths) {
        await page.setViewportSize({ width, height: HEIGHT });
        if (width === subject.widths[0]) await openStory(page, storybook, story.id, look);
        await loadEverything(page);
        await takePicture(page, save(getFile(subject, width, look)));
      }
    },
  }));
}

async function takePicture(page: Page, path: string): Promise<void> {
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
}
