import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { findKeyboard } from './engines.ts';
import { readDelegate } from './protocol/protocol.ts';

const runFile = promisify(execFile);

export type Window = Awaited<ReturnType<typeof findWindow>>;

/** The window of a browser on a screen that nobody sees. */
export async function findWindow(display: string, processId: number | undefined) {
  const env = { ...process.env, DISPLAY: display };
  const run = async (...args: string[]) =>
    (await runFile(findKeyboard(), args, { env })).stdout.trim().split('\n');
  const id = (await run('search', '--onlyvisible', '--pid', String(processId))).at(-1) ?? '';
  return { id, run };
}

/** Sizes the window around the page: WebKitGTK's inspector cannot, and its browser does not obey its own option. */
export function replaceResizing(page: Page, window: Window): void {
  page.setViewportSize = async ({ width, height }) => {
    const bars = await measureBars(page, window);
    await window.run('windowsize', window.id, String(width), String(height + bars));
    await page.waitForFunction(([wide, high]) => innerWidth === wide && innerHeight === high, [
      width,
      height,
    ] as const);
  };
}

/** The engine is given no touch: a tap is a press of the mouse of the screen, so that the page takes it as one of a person. */
export function replaceTap(page: Page, window: Window): void {
  readDelegate(page).rawTouchscreen.tap = async (_progress, x, y) => {
    const top = y + (await measureBars(page, window));
    const position = [x, top].map((pixels) => String(Math.round(pixels)));
    await window.run('mousemove', '--sync', '--window', window.id, ...position, 'click', '1');
  };
}

async function measureBars(page: Page, { id, run }: Window): Promise<number> {
  const outer = await run('getwindowgeometry', '--shell', id);
  const height = Number(outer.find((line) => line.startsWith('HEIGHT='))?.slice('HEIGHT='.length));
  return height - (await page.evaluate(() => innerHeight));
}
