import { newCreator } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
  'zustand',
  '@tanstack/react-query',
  '@showcase/remote-contract',
  '@showcase/ui',
  '@showcase/data/start',
  '@showcase/data',
];

/** Strings that only appear in the code of one singleton. */
const fingerprints = {
  react: 'enqueueForceUpdate',
  'styled-components': 'data-styled-version',
  '@tanstack/react-query': 'No QueryClient set',
  'the router': 'may be used only in the context of a',
  'supabase-js': 'GoTrueClient',
  '@showcase/ui': 'bolt-showcase-theme',
  '@showcase/data': 'bolt-showcase-session',
};

/** A page of every remote that an admin may open, and its heading. */
const stops = {
  '/projects': 'Explore Projects',
  '/dashboard/client/browse': 'Browse Developers',
  '/dashboard/admin/overview': 'Overview Dashboard',
  '/devonboard': 'Become a developer',
};

type Instance = {
  name: string;
  shareScopeMap: Record<string, Record<string, Record<string, unknown>>>;
  loadShare: (name: string) => Promise<(() => unknown) | false>;
};
type Federated = { __FEDERATION__: { __INSTANCES__: Instance[] } };

test('the shell and all remotes use one copy of every shared package', async ({ page }) => {
  const remoteCode: string[] = [];
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.startsWith('/r/')) remoteCode.push(await response.text());
  });
  await signIn(page, await newCreator(), '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('admin@example.com');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('showcase');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\//);
  for (const [stop, title] of Object.entries(stops)) {
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, stop);
    await expect(page).toHaveURL(new RegExp(`${stop}$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  const copies = await page.evaluate(async (names) => {
    const instances = (globalThis as unknown as Federated).__FEDERATION__.__INSTANCES__;
    const shell = instances.find(({ name }) => name === 'shell');
    const others = instances.filter(({ name }) => name !== 'shell');
    const read = async (instance: Instance | undefined, name: string) => {
      const get = await instance?.loadShare(name);
      return get ? get() : undefined;
    };
    const differing: string[] = [];
    for (const name of names) {
      const shellInstance = await read(shell, name);
      if (shellInstance === undefined) differing.push(`shell: ${name}`);
      for (const other of others) {
        if ((await read(other, name)) !== shellInstance) differing.push(`${other.name}: ${name}`);
      }
    }
    return {
      remotes: others.map(({ name }) => name).sort(),
      differing,
      versions: names.map((name) => Object.keys(shell?.shareScopeMap.default?.[name] ?? {}).length),
    };
  }, singletons);

  expect(copies.remotes).toEqual([
    'admin',
    'client_dashboard',
    'dev_dashboard',
    'onboarding',
    'public_site',
  ]);
  expect(copies.differing).toEqual([]);
  expect(copies.versions).toEqual(singletons.map(() => 1));
  await expect(page.locator('style[data-styled]')).toHaveCount(1);
  expect(remoteCode.length).toBeGreaterThan(10);
  for (const [name, fingerprint] of Object.entries(fingerprints)) {
    expect(
      remoteCode.filter((code) => code.includes(fingerprint)),
      `${name} in a remote's files`,
    ).toEqual([]);
  }
});
