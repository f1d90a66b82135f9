import type { Page } from '@playwright/test';
import { readEngine } from '../engines.ts';
import { openProtocol } from './protocol.ts';

type Evaluation = { result?: { value?: unknown } };

/** Evaluates expressions in whatever page is shown: Playwright knows nothing of one that the browser restores from its history. */
export async function openReader(page: Page): Promise<(expression: string) => Promise<unknown>> {
  const { page: context, send } = await openProtocol(page);
  const [method, options] =
    readEngine() === 'firefox'
      ? ['script.evaluate', { target: { context }, awaitPromise: false }]
      : ['Runtime.evaluate', { returnByValue: true }];
  return async (expression) =>
    (await send<Evaluation>(method, { expression, ...options })).result?.value;
}
