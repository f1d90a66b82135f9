import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { root } from '../project.ts';
import { recordOutcomes, type GreenJourneys, type Product } from './green-journeys.ts';

const cache = resolve(root, 'node_modules/.cache/journeys');
const greenFile = resolve(cache, 'green.json');
/** Where the reporter of the journeys writes how each file ended. */
const outcomesFile = resolve(cache, 'outcomes.json');

const outcomesSchema = z.record(
  z.string(),
  z.object({ passed: z.boolean(), paths: z.array(z.string()) }),
);
const greenSchema = z.record(
  z.string(),
  z.object({ paths: z.array(z.string()), hash: z.string() }),
);

/** What earlier runs recorded; nothing if there were none. */
export async function readGreenJourneys(): Promise<GreenJourneys> {
  return greenSchema.parse((await readJson(greenFile)) ?? {});
}

/** Forgets the outcomes of an earlier run; returns the file for those of the next. */
export async function clearOutcomes(): Promise<string> {
  await mkdir(cache, { recursive: true });
  await rm(outcomesFile, { force: true });
  return outcomesFile;
}

/** Adds how the last run ended. A run that was stopped wrote nothing. */
export async function saveOutcomes(product: Product): Promise<void> {
  const outcomes = outcomesSchema.parse((await readJson(outcomesFile)) ?? {});
  const green = recordOutcomes(product, await readGreenJourneys(), outcomes);
  await writeFile(greenFile, JSON.stringify(green));
}

/** Null if there is no such file, or only half of one. */
async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}
