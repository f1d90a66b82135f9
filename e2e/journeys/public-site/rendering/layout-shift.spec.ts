import { expectSteadyList, expectSteadyWithLateEmail } from '../../../fixtures/layout-shift.ts';
import { test } from '../../../fixtures/test.ts';

test.describe('at 390 px, over a slow connection', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('/projects does not jump while it loads, and its images load lazily and match their size', async ({
    page,
  }) => {
    await expectSteadyList(page, '/projects');
  });

  test('/creators/:creator does not jump if the email arrives last', async ({ page }) => {
    await expectSteadyWithLateEmail(page);
  });
});
