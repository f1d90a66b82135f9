import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Engine } from '@showcase/e2e/engines';
import { z } from 'zod';
import { userCache } from '../machine/user-cache.mjs';
import {
  recordOutcomes,
  type GreenJourneys,
  type JourneyOutcomes,
  type Product,
} from './green-journeys.ts';

const folder = resolve(userCache, 'journeys');
/** What passed in Chromium, or in another engine. */
const greenFile = (engine: Engine) =>
  resolve(folder, engine === 'chromium' ? 'green.json' : `green-${engine}.json`);

const outcomesSchema = z.record(
  z.string(),
  z.object({ passed: z.boolean(), paths: z.array(z.string()) }),
);
const greenSchema = z.record(
  z.string(),
  z.array(z.object({ paths: z.array(z.string()), hash: z.string() })),
);

/** Records of earlier runs, in any clone of this user; nothing if there were none. */
export async function readGreenJourneys(engine: Engine): Promise<GreenJourneys> {
  const { data } = greenSchema.safeParse(await readJson(greenFile(engine)));
  return data ?? {};
}

/** Passes a run a file in which the reporter of the journeys writes how each file ended; a run that was stopped writes nothing. */
export async function collectOutcomes(
  run: (file: string) => Promise<void>,
): Promise<JourneyOutcomes> {
  const temporary = await mkdtemp(join(tmpdir(), 'showcase-outcomes-'));
  try {
    const file = join(temporary, 'outcomes.json');
    await run(file);
    return outcomesSchema.parse((await readJson(file)) ?? {});
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Adds what passed. The file is replaced as a whole, because other clones read it. */
export async function saveOutcomes(
  engine: Engine,
  product: Product,
  outcomes: JourneyOutcomes,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const green = recordOutcomes(product, await readGreenJourneys(engine), outcomes);
  const file = greenFile(engine);
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(green));
  await rename(draft, file);
}

/** Null if there is no such file, or only half of one. */
async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}
