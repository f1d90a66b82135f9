import type { Page } from '@playwright/test';
import { readRegistry } from '@showcase/release';
import { oldestProject } from '../../fixtures/api/rows.ts';
import { openInApp } from '../../fixtures/navigate.ts';
import {
  newAccount,
  newCreator,
  newSession,
  getSeededAccount,
} from '../../fixtures/people/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

const shellPaths = [
  ...['/login', '/signup', '/auth/confirm', '/no/such/page'],
  ...['/unsubscribe', '/newsletter/confirm'],
];

/** The sessions of the users who open the pages. */
const ROLES = {
  visitor: async () => null,
  client: async () => (await newAccount()).session,
  creator: async () => (await newCreator()).session,
  admin: () => newSession(getSeededAccount('admin')),
};

/** Who opens the pages of each remote: those who see the most of it. */
const VISITS: Record<string, (keyof typeof ROLES)[]> = {
  'public-site': ['visitor', 'creator'],
  'client-dashboard': ['client'],
  'dev-dashboard': ['creator'],
  onboarding: ['visitor'],
  admin: ['admin'],
};

// Every page has the same policy, and every other journey fails on a violation, because the browser logs it as an error.
test.describe('the Content-Security-Policy', () => {
  // The pages of one row are opened with an id that no row has.
  test.use({ expectedErrors: [/status of 404|This case no longer exists/] });

  for (const role of Object.keys(ROLES) as (keyof typeof ROLES)[]) {
    test(`allows every page, opened by the ${role}`, async ({ page }) => {
      const violations = await watchViolations(page);
      await page.addInitScript(
        (session) => {
          if (session) localStorage.setItem('bolt-showcase-session', JSON.stringify(session));
        },
        await ROLES[role](),
      );
      await page.goto('/about');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const path of await listPaths(role)) {
        await test.step(path, () => openInApp(page, path));
      }
      expect(violations).toEqual([]);
    });
  }
});

test.describe('code that the policy does not allow', () => {
  test.use({ expectedErrors: [/Content Security Policy|requires 'Trusted/i] });

  test('is neither created from text nor loaded from elsewhere, and is reported', async ({
    page,
  }) => {
    const violations = await watchViolations(page);
    const response = await page.goto('/about');
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
          '/about: require-trusted-types-for trusted-types-sink',
          '/about: trusted-types trusted-types-policy',
        ]),
      );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

/** The paths in the active releases of the remotes that a role opens, with parameters filled in. */
async function listPaths(role: keyof typeof ROLES): Promise<string[]> {
  const registry = await readRegistry(String(process.env.REGISTRY));
  const project = await oldestProject();
  const paths = Object.entries(registry.remotes).flatMap(([name, { active, versions }]) => {
    // A remote without an entry is opened by every role.
    const isOpened = !VISITS[name] || VISITS[name].includes(role);
    return isOpened ? (versions[active]?.paths ?? []) : [];
  });
  expect(paths).not.toEqual([]);
  return [
    ...(role === 'visitor' ? shellPaths : []),
    ...paths.filter((path) => path !== '/about'),
  ].map((path) =>
    path
      .replace(':username', 'ada-stone')
      .replace(/:\w+/, path.startsWith('/projects') ? project.id : project.user_id),
  );
}

/** The violations of the page's policy from now on. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('report', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { report } = window as unknown as { report: (text: string) => void };
      report(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return violations;
}
