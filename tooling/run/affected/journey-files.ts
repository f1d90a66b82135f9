import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { userCache } from '../machine/user-cache.mjs';
import {
  recordOutcomes,
  type GreenJourneys,
  type JourneyOutcomes,
  type Product,
} from './green-journeys.ts';

const folder = resolve(userCache, 'journeys');
const greenFile = resolve(folder, 'green.json');

const outcomesSchema = z.record(
  z.string(),
  z.object({ passed: z.boolean(), paths: z.array(z.string()) }),
);
const greenSchema = z.record(
  z.string(),
  z.array(z.object({ paths: z.array(z.string()), hash: z.string() })),
);

/** Records of earlier runs, in any clone of this user; nothing if there were none. */
export async function readGreenJourneys(): Promise<GreenJourneys> {
  const { data } = greenSchema.safeParse(await readJson(greenFile));
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
export async function saveOutcomes(product: Product, outcomes: JourneyOutcomes): Promise<void> {
  await mkdir(folder, { recursive: true });
  const green = recordOutcomes(product, await readGreenJourneys(), outcomes);
  const draft = `${greenFile}.${process.pid}`;
  await writeFile(draft, JSON.stringify(green));
  await rename(draft, greenFile);
}

/** Null if there is no such file, or only half of one. */
async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}
