import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

type Files = Record<string, string>;

/** The kit subjects that fewer than two apps (or a server and an app) use, on their own or through another subject. */
function findLonelySubjects(subjects: string[], files: Files) {
  const users = new Map(subjects.map((subject) => [subject, new Set<string>()]));
  const add = (subject: string, user: string) => users.get(subject)?.add(user);
  for (const [file, text] of Object.entries(files)) {
    const [folder, name] = file.split('/');
    if (file.startsWith('packages/kit/')) continue;
    for (const [, subject = ''] of text.matchAll(/'@showcase\/kit\/([\w-]+)'/g)) {
      add(subject, `${folder}/${name}`);
    }
  }
  for (const [file, text] of Object.entries(files)) {
    const [, user = ''] = /^packages\/kit\/src\/([\w-]+)\//.exec(file) ?? [];
    for (const [, subject = ''] of text.matchAll(/from '(?:\.\.\/)+([\w-]+)\//g)) {
      if (subject !== user) users.get(user)?.forEach((app) => add(subject, app));
    }
  }
  return [...users].flatMap(([subject, { size }]) => (size < 2 ? [subject] : []));
}

function readSources(folder: string): Files {
  const files = readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      const isSource = !['node_modules', 'dist', 'violations', 'new-remote'].includes(entry.name);
      return isSource ? Object.entries(readSources(file)) : [];
    }
    const isSource = /\.tsx?$/.test(entry.name);
    return isSource ? [[file, readFileSync(join(root, file), 'utf8')] as const] : [];
  });
  return Object.fromEntries(files);
}

it('finds a subject with one user, and one without any', () => {
  const violations = {
    'apps/one/src/page.tsx':
      "import { A } from '@showcase/kit/alone';\nimport '@showcase/kit/both';",
    'apps/one/src/other.tsx': "import { A } from '@showcase/kit/alone';",
    'apps/two/src/page.tsx': "import { B } from '@showcase/kit/both';",
    'packages/kit/src/both/both.tsx': "import { C } from '../inner/inner.tsx';",
  };
  const subjects = ['alone', 'both', 'inner', 'unused'];
  expect(findLonelySubjects(subjects, violations)).toEqual(['alone', 'unused']);
});

it('finds at least two users of every kit subject', () => {
  const subjects = readdirSync(join(root, 'packages/kit/src'));
  const files = {
    ...readSources('apps'),
    ...readSources('tooling'),
    ...readSources('packages/hiring'),
    ...readSources('packages/kit'),
  };
  expect(subjects.length).toBeGreaterThan(10);
  expect(findLonelySubjects(subjects, files)).toEqual([]);
});
