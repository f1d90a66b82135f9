import { expectAllowed, listPaths } from '../../fixtures/policy.ts';
import { test } from '../../fixtures/test.ts';

for (const role of ['visitor', 'creator'] as const) {
  test(`the Content-Security-Policy allows every public page, opened by the ${role}`, async ({
    page,
  }) => {
    await expectAllowed(page, role, await listPaths((remote) => remote === 'public-site'));
  });
}
