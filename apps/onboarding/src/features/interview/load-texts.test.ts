import { afterEach, expect, it, vi } from 'vitest';
import { languageImports, loadTexts } from './load-texts.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('fails after ten seconds if the import of a language hangs', async () => {
  vi.useFakeTimers();
  vi.spyOn(languageImports, 'es').mockReturnValue(new Promise(() => undefined));
  const failure = loadTexts('es').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failure).toMatchObject({ name: 'TimeoutError' });
});
