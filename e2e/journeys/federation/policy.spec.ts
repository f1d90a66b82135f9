import { watchViolations } from '../../fixtures/policy.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('code that the policy does not allow', () => {
  test.use({
    expectedErrors:
      /Content Security Policy|requires 'Trusted|injection sink|Trusted Types policy/i,
  });

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
