import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { deflateSync } from 'node:zlib';
import { findInstalledFonts } from '@showcase/documents/installed-fonts';
import type { CardRequest, DrawnCard } from '../card-content.ts';
import { createDrawer } from './create-drawer.ts';

export type ThreadRequest = CardRequest & { id: number };
export type ThreadAnswer = { id: number } & (DrawnCard | { error: string });

const [svg, webp, fonts] = await Promise.all([
  compile('@resvg/resvg-wasm/index_bg.wasm'),
  compile('@jsquash/webp/codec/dec/webp_dec.wasm'),
  findInstalledFonts(),
]);
/** Flat colors are as small with little effort. */
const deflate = (bytes: Uint8Array) => deflateSync(bytes, { level: 3 });
const draw = await createDrawer({ svg, webp, fonts, deflate });

parentPort?.on('message', (request: ThreadRequest) => void respond(request));

async function respond({ id, ...request }: ThreadRequest) {
  try {
    const card = await draw(request);
    parentPort?.postMessage({ id, ...card } satisfies ThreadAnswer, [card.png.buffer]);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    parentPort?.postMessage({ id, error: message } satisfies ThreadAnswer);
  }
}

async function compile(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(fileURLToPath(import.meta.resolve(file))));
}
