/** The source of a one-page remote, by path in its app. */
export function sourceFiles(name: string): Record<string, string> {
  const title = name.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ');
  const page = `${title.replace(/ (.)/g, (_match, letter: string) => letter.toUpperCase())}Page`;
  const path = `/dashboard/${name}`;
  return {
    'src/remote.ts': `import { defineRemote, page } from '@showcase/remote-contract/define';

export const remote = defineRemote({
  mount: '${path}',
  area: { title: 'Client', audience: 'client' },
  nav: [{ path: '/', label: '${title}', icon: 'receipt' }],
  pages: [page('/', () => import('./pages/${name}-page.tsx'), { signIn: true })],
});
`,
    'src/remote.test.ts': `import { aUser, fakeBackend, testId } from '@showcase/data/testing';
import { describeRemote } from '@showcase/remote-contract/testing';
import { remote } from './remote.ts';

describeRemote(remote, {
  mount: '${path}',
  paths: ['${path}'],
  signIn: ['${path}'],
  backend: fakeBackend({ users: [aUser()], signedInAs: testId(1) }),
});
`,
    [`src/pages/${name}-page.tsx`]: `import { useUser } from '@showcase/data/session';
import { PageHeader } from '@showcase/ui';

export function ${page}() {
  const { user } = useUser();
  return (
    <>
      <title>${title} · Bolt Showcase</title>
      <PageHeader title="${title}" {...(user && { subtitle: \`For \${user.name}\` })} />
    </>
  );
}
`,
    [`src/pages/${name}-page.test.tsx`]: `import { aUser, fakeBackend } from '@showcase/data/testing';
import { openRemote } from '@showcase/kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { remote } from '../remote.ts';

it('greets the signed-in user', async () => {
  const user = aUser({ name: 'Mina Park' });
  const backend = fakeBackend({ users: [user], signedInAs: user.id });
  openRemote(remote, { path: '${path}', backend });
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeDefined();
  expect(await screen.findByText('For Mina Park')).toBeDefined();
});
`,
    'README.md': `# ${name}

The remote mounted at \`${path}\`, for signed-in users.

\`\`\`sh
npm run dev -- ${name}          # in the shell, with the backend
npm test -w apps/${name}
npm run build -w apps/${name}   # a release candidate in dist/
npm run release -- ${name}
\`\`\`

## What it owns

- \`${path}\`: ${title} (\`src/pages/${name}-page.tsx\`)
`,
  };
}
