import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { endStart } from './hydration/rendered-page.ts';

const html = readFileSync(resolve(import.meta.dirname, '../index.html'), 'utf8');

const resources = ['https://app.test/assets/main-1.js', 'https://app.test/registry.json'];
const reload = vi.fn();
const refetch = vi.fn<(url: string, options: object) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  refetch.mockReset().mockResolvedValue();
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.querySelector('script[type="module"]')?.remove();
  document.body.innerHTML = page.body.innerHTML;
  const guards = [...page.head.querySelectorAll('script')]
    .map((script) => script.textContent)
    .filter((text) => /start-failure|untilStaying/.test(text));
  // Runs it as the browser does, before any code of the app.
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the script is text in the page, so a test can only run it as text
  new Function('location', 'performance', 'fetch', guards.join(';'))(
    { reload },
    { getEntriesByType: () => resources.map((name) => ({ name })) },
    refetch,
  );
});

const page = () => within(document.body);

const ownFile = 'https://app.test/s/1.0.0-ab12cd34/assets/main-1.js';
const extension = 'chrome-extension://fmkadmap/hook.js';

function failScript(src = ownFile) {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

it('shows the name and a starting message before any code of the app has loaded', () => {
  expect(page().getByText('Bolt Showcase')).toBeDefined();
  expect(page().getByText('Starting…')).toBeDefined();
});

it('shows a failure with a retry if the first file is missing', () => {
  failScript();
  expect(page().getByRole('heading', { name: "Bolt Showcase couldn't start" })).toBeDefined();
  expect(page().getByRole('alert').textContent).toContain("couldn't load");
  expect(page().getByText('Retry').getAttribute('href')).toBe('');
});

it('says which browsers it needs in one that is older, whose page stays', () => {
  const canParse = URL.canParse.bind(URL);
  onTestFinished(() => void Object.assign(URL, { canParse }));
  Object.assign(URL, { canParse: undefined });
  document.body.innerHTML = document.body.innerHTML.replace('id="root"', 'id="root" data-rendered');
  document.querySelector('#start')?.remove();
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(page().getByRole('alert').textContent).toMatch(/Chrome 120.*newer version/s);
  expect(document.querySelector('#root')).not.toBeNull();
});

const withStack = (message: string, stack: string) =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n${stack}` });
const throwError = (filename: string) =>
  window.dispatchEvent(new ErrorEvent('error', { filename, error: new Error('planted') }));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

it.each([
  ['a script throws', () => throwError(ownFile)],
  ['an import fails', () => reject(withStack(`Failed to fetch: ${ownFile}`, ''))],
  ['an import fails in Safari', () => reject(withStack('Importing a module script failed.', ''))],
  ['a script in development throws', () => throwError('http://localhost:3000/src/bootstrap.tsx')],
])('shows a failure if %s', (_what, fail) => {
  fail();
  expect(page().getByRole('alert').textContent).toContain("couldn't load");
});

it.each([
  ['a script of an extension is missing', () => failScript(extension)],
  ['an extension fails', () => throwError(extension)],
  ['a script of another site fails', () => window.dispatchEvent(new ErrorEvent('error'))],
  ['an extension in the page fails', () => throwError('https://app.test/projects')],
  ['an extension rejects a promise', () => reject(withStack('no', `  at f (${extension}:1:2)`))],
  ['an extension rejects with a text', () => reject('Object Not Found')],
])('shows none if %s', (_what, fail) => {
  fail();
  expect(page().queryByRole('alert')).toBeNull();
});

it('refetches scripts past the cache before a retry, in case one was truncated', async () => {
  failScript();
  let arrive = () => {};
  refetch.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  page().getByText('Retry').click();
  expect(refetch.mock.calls).toEqual([[resources[0], { cache: 'reload' }]]);
  expect(reload).not.toHaveBeenCalled();
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalled();
});

it('retries without waiting for a script that hangs', async () => {
  failScript();
  refetch.mockReturnValue(new Promise(() => undefined));
  page().getByText('Retry').click();
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).toHaveBeenCalled();
});

it('reports a slow start while a file hangs', () => {
  vi.advanceTimersByTime(8000);
  expect(page().getByRole('status').textContent).toContain('Still starting');
  expect(page().getByText('Retry').getAttribute('href')).toBe('');
});

it('shows nothing after the app has started', () => {
  document.getElementById('root')?.replaceChildren('The app');
  failScript();
  vi.advanceTimersByTime(8000);
  expect(document.getElementById('root')?.textContent).toBe('The app');
});

it('keeps the frame that the server rendered around the failure', () => {
  const root = document.getElementById('root');
  root?.setAttribute('data-frame', '');
  if (root) root.innerHTML = '<header>Projects</header><main>Loading</main>';
  failScript();
  expect(page().getByRole('banner')).toBeDefined();
  expect(within(page().getByRole('main')).getByRole('alert')).toBeDefined();
  expect(page().queryByText('Loading')).toBeNull();
});

describe('a page that the server rendered', () => {
  beforeEach(() => {
    const root = document.getElementById('root');
    root?.replaceChildren('Mathmaps');
    root?.setAttribute('data-rendered', '1');
  });

  it('stays, with a notice, if the first file is missing', () => {
    failScript();
    failScript();
    expect(page().getByText('Mathmaps')).toBeDefined();
    expect(page().getAllByRole('alert')).toHaveLength(1);
    expect(page().getByText('Retry').getAttribute('href')).toBe('');
  });

  it('loses the notice when the app takes over', () => {
    failScript();
    endStart(document.getElementById('root') ?? document.body);
    expect(page().queryByText('Retry')).toBeNull();
    failScript();
    expect(page().queryByText('Retry')).toBeNull();
  });

  it('stays without a notice while a file is slow', () => {
    vi.advanceTimersByTime(8000);
    expect(page().queryByText('Retry')).toBeNull();
  });
});

describe('while the page is being left', () => {
  const trusted = (name: string) =>
    window.dispatchEvent(Object.defineProperty(new Event(name), 'isTrusted', { value: true }));

  it('no failure is shown, as the browser aborts what still loads', async () => {
    trusted('beforeunload');
    failScript();
    await vi.advanceTimersByTimeAsync(9999);
    expect(page().queryByRole('alert')).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(page().getByRole('alert')).toBeDefined();
  });

  it.each([
    ['comes back from the cache of pages', () => trusted('pageshow')],
    ['stays', () => vi.advanceTimersByTime(10_000)],
  ])('code waits until the page %s', (_what, stay) => {
    trusted('beforeunload');
    trusted('pagehide');
    expect(globalThis.untilStaying).toBeInstanceOf(Promise);
    stay();
    expect(globalThis.untilStaying).toBeUndefined();
  });

  it('begins with no event of ours', () => {
    window.dispatchEvent(new Event('beforeunload'));
    expect(globalThis.untilStaying).toBeUndefined();
  });
});
