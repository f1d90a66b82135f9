import { expect, it } from 'vitest';
import { findChangelogProblem, writeDate } from './changelog.ts';

const written =
  '# Changelog\n\n## Unreleased\n\n## 1.1.0\n\nNew: notes.\n\n## 1.0.0, 2026-12-01\n\nAll.\n';

it.each([
  [written, null],
  [written.replace('New: notes.', ''), 'says nothing under "## 1.1.0"'],
  [written.replace('## 1.1.0', '## 1.2.0'), 'says nothing under "## 1.1.0"'],
  [written.replace('## 1.1.0', '## 1.1.0, 2026-12-24'), 'has a date for 1.1.0'],
  [written.replace('## Unreleased\n', '## Unreleased\n\nFixed.\n'), 'Move them to "## 1.1.0"'],
])('of %j it says %j', (changelog, problem) => {
  const found = findChangelogProblem(changelog, '1.1.0');
  if (problem === null) expect(found).toBeNull();
  else expect(found).toContain(problem);
});

it('dates the section of the version alone', () => {
  expect(writeDate(written, '1.1.0', '2026-12-24')).toBe(
    written.replace('## 1.1.0', '## 1.1.0, 2026-12-24'),
  );
});
