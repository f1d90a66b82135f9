import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { readRegistry } from '@showcase/release';
import { oldestProject } from '../../fixtures/api/rows.ts';
import {
  newAccount,
  newCreator,
  newSession,
  getSeededAccount,
} from '../../fixtures/people/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

const apps = resolve(import.meta.dirname, '../../../apps');
const remotes = readdirSync(apps).filter((name) =>
  existsSync(resolve(apps, name, 'src/remote.ts')),
);
const shellPaths = ['/login', '/signup', '/auth/confirm', '/dashboard', '/no/such/page'];

/** The sessions of the users who open the pages. */
const ROLES = {
  visitor: async () => null,
  client: async () => (await newAccount()).session,
  creator: async () => (await newCreator()).session,
  admin: () => newSession(getSeededAccount('admin')),
};

/**
 * Who opens the pages of each part: those who see the most of it. Every other journey fails on a violation, too, because the
 * browser logs it as an error.
 */
const VISITS: Record<string, (keyof typeof ROLES)[]> = {
  shell: ['visitor'],
  'public-site': ['visitor', 'creator'],
  'client-dashboard': ['client'],
  'dev-dashboard': ['creator'],
  onboarding: ['visitor'],
  admin: ['admin'],
};

test.describe('the Content-Security-Policy', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const part of ['shell', ...remotes]) {
    // A remote without an entry is opened by every role.
    for (const role of VISITS[part] ?? (Object.keys(ROLES) as (keyof typeof ROLES)[])) {
      test(`allows every page of ${part}, opened by the ${role}`, async ({ page }) => {
        const violations = await watchViolations(page);
        await page.addInitScript(
          (session) => {
            if (session) localStorage.setItem('bolt-showcase-session', JSON.stringify(session));
          },
          await ROLES[role](),
        );
        for (const path of await listPaths(part)) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
          // Users who may not enter are always redirected to the same page.
          if (part !== 'shell' && new URL(page.url()).pathname !== path) break;
        }
        expect(violations).toEqual([]);
      });
    }
  }
});

test('allows no inline code and no code from text', async ({ page }) => {
  const response = await page.goto('/about');
  const policy = String(response?.headers()['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toContain('unsafe');
});

test.describe('code that the policy does not allow', () => {
  test.use({ expectedErrors: [/Content Security Policy|requires 'Trusted/i] });

  test('is neither created from text nor loaded from elsewhere, and is reported', async ({
    page,
  }) => {
    const violations = await watchViolations(page);
    await page.goto('/about');
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

/** The paths in a part's active release, with parameters filled in. */
async function listPaths(part: string): Promise<string[]> {
  if (part === 'shell') return shellPaths;
  const registry = await readRegistry(String(process.env.REGISTRY));
  const { active = '', versions = {} } = registry.remotes[part] ?? {};
  const paths = versions[active]?.paths ?? [];
  expect(paths).not.toEqual([]);
  const project = await oldestProject();
  return paths.map((path) =>
    path
      .replace(':username', 'ada-stone')
      .replace(':id', path.startsWith('/projects') ? project.id : project.user_id),
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
