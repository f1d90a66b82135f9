import {
  expectSteadyList,
  expectSteadyPage,
  expectSteadyWithLateEmail,
} from '../../../fixtures/layout-shift.ts';
import { test } from '../../../fixtures/test.ts';

// The other list at 390 px is in layout-shift.spec.ts.
for (const { width, lists } of [
  { width: 390, lists: ['/creators'] },
  { width: 1280, lists: ['/projects', '/creators'] },
]) {
  test.describe(`at ${width} px, over a slow connection`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of ['/', '/projects/:project', '/creators/:creator']) {
      test(`${path} does not jump while it loads`, async ({ page }) => {
        await expectSteadyPage(page, path);
      });
    }

    for (const path of lists) {
      test(`${path} does not jump while it loads, and its images load lazily and match their size`, async ({
        page,
      }) => {
        await expectSteadyList(page, path);
      });
    }
  });
}

test.describe('at 1280 px, over a slow connection', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('/creators/:creator does not jump if the email arrives last', async ({ page }) => {
    await expectSteadyWithLateEmail(page);
  });
});
