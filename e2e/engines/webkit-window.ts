import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { findKeyboard } from './engines.ts';

const runFile = promisify(execFile);

/** A browser's only window, which WebKitGTK's inspector neither resizes nor sends keys to. */
export type BrowserWindow = { display: string; processId: number | undefined };

/** Acts on a screen as a person would; returns the lines that were printed. */
export async function runOnScreen({ display }: BrowserWindow, ...args: string[]) {
  const env = { ...process.env, DISPLAY: display };
  return (await runFile(findKeyboard(), args, { env })).stdout.trim().split('\n');
}

export async function findWindow(window: BrowserWindow): Promise<string> {
  const found = await runOnScreen(
    window,
    ...['search', '--onlyvisible', '--pid', String(window.processId)],
  );
  return found.at(-1) ?? '';
}

type Size = { width: number; height: number };

const MAX_ATTEMPTS = 50;

/** Resizes the window until its page has the size; how much higher the window is follows from what the page says. */
export async function resizeWindow(page: Page, window: BrowserWindow, size: Size): Promise<void> {
  const id = await findWindow(window);
  let aboveThePage = 0;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const height = size.height + aboveThePage;
    await runOnScreen(window, 'windowsize', id, String(size.width), String(height));
    const { outer, inner } = await page.evaluate(async () => {
      await new Promise((done) => setTimeout(done, 50));
      return {
        outer: { width: outerWidth, height: outerHeight },
        inner: { width: innerWidth, height: innerHeight },
      };
    });
    if (inner.width === size.width && inner.height === size.height) return;
    aboveThePage = outer.height - inner.height;
  }
  throw new Error(`WebKitGTK's window did not become ${size.width} by ${size.height} pixels.`);
}
