import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

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
  const [guard] = [...page.head.querySelectorAll('script')].filter((script) =>
    script.textContent.includes('start-failure'),
  );
  // Runs it as the browser does, before any code of the app.
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the script is text in the page, so a test can only run it as text
  new Function('location', 'performance', 'fetch', guard?.textContent ?? '')(
    { reload },
    { getEntriesByType: () => resources.map((name) => ({ name })) },
    refetch,
  );
});

const page = () => within(document.body);

function failScript() {
  const script = document.createElement('script');
  script.type = 'text/plain';
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

  it('stays without a notice while a file is slow', () => {
    vi.advanceTimersByTime(8000);
    expect(page().queryByText('Retry')).toBeNull();
  });
});
