import { expectAllowed, listPaths, type Role } from '../../fixtures/policy.ts';
import { test } from '../../fixtures/test.ts';

const shellPaths = [
  ...['/login', '/signup', '/auth/confirm', '/no/such/page'],
  ...['/unsubscribe', '/newsletter/confirm'],
];

/** Who opens the pages of each remote: those who see the most of it. Those of public-site have a journey of their own. */
const VISITS: Record<string, Role[]> = {
  'public-site': [],
  'client-dashboard': ['client'],
  'dev-dashboard': ['creator'],
  onboarding: ['visitor'],
  admin: ['admin'],
};

// Every page has the same policy, and every other journey fails on a violation, because the browser logs it as an error.
test.describe('the Content-Security-Policy', () => {
  // The pages of one row are opened with an id that no row has.
  test.use({ expectedErrors: /status of 404|This case no longer exists/ });

  for (const role of ['visitor', 'client', 'creator', 'admin'] as const) {
    test(`allows every page, opened by the ${role}`, async ({ page }) => {
      // A remote without an entry is opened by every role.
      const paths = await listPaths((remote) => VISITS[remote]?.includes(role) ?? true);
      await expectAllowed(page, role, role === 'visitor' ? [...shellPaths, ...paths] : paths);
    });
  }
});
