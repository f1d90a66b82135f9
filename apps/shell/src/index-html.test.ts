import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const html = readFileSync(resolve(import.meta.dirname, '../index.html'), 'utf8');

const resources = ['https://app.test/assets/main-1.js', 'https://app.test/registry.json'];
const reload = vi.fn();
const fetchAgain = vi.fn<(url: string, options: object) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  fetchAgain.mockReset().mockResolvedValue();
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.querySelector('script[type="module"]')?.remove();
  document.body.innerHTML = page.body.innerHTML;
  const [guard] = [...page.head.querySelectorAll('script')].filter((script) =>
    script.textContent.includes('start-failure'),
  );
  // As the browser runs it, before anything of the app.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function('location', 'performance', 'fetch', guard?.textContent ?? '')(
    { reload },
    { getEntriesByType: () => resources.map((name) => ({ name })) },
    fetchAgain,
  );
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const page = () => within(document.body);

function failScript() {
  const script = document.createElement('script');
  script.type = 'text/plain';
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

it('shows the name and that it starts before any code of the app has come', () => {
  expect(page().getByText('Bolt Showcase')).toBeDefined();
  expect(page().getByText('Starting…')).toBeDefined();
});

it('says that it could not start where its first file is gone, with another try', () => {
  failScript();
  expect(page().getByRole('heading', { name: 'Bolt Showcase could not start' })).toBeDefined();
  expect(page().getByRole('alert').textContent).toContain('could not be loaded');
  expect(page().getByText('Try again').getAttribute('href')).toBe('');
});

it('fetches its code past the cache before it tries again, where one may be cut off', async () => {
  loseScript();
  let arrive = () => {};
  fetchAgain.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  page().getByText('Try again').click();
  expect(fetchAgain.mock.calls).toEqual([[resources[0], { cache: 'reload' }]]);
  expect(reload).not.toHaveBeenCalled();
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalled();
});

it('tries again without the code that does not come', async () => {
  loseScript();
  fetchAgain.mockReturnValue(new Promise(() => undefined));
  page().getByText('Try again').click();
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).toHaveBeenCalled();
});

it('says that it takes long while a file hangs', () => {
  vi.advanceTimersByTime(8000);
  expect(page().getByRole('status').textContent).toContain('Still starting');
  expect(page().getByText('Try again').getAttribute('href')).toBe('');
});

it('says nothing more once the app is there', () => {
  document.getElementById('root')?.replaceChildren('The app');
  failScript();
  vi.advanceTimersByTime(8000);
  expect(document.getElementById('root')?.textContent).toBe('The app');
});
