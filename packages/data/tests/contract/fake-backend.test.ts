import { beforeAll, describe, expect, it } from 'vitest';
import { DataError } from '../../src/client/data-error.ts';
import { openFakeBackend, openRealBackend, type Backend } from './backends.ts';
import { otherCases } from './other-cases.ts';

describe.each([
  ['the database', openRealBackend],
  ['the fake backend', openFakeBackend],
])('with %s', (_name, open) => {
  let backend: Backend;

  beforeAll(async () => {
    backend = await open();
  });

  it.each(otherCases)('%s', async (_case, run, outcome) => {
    const people = await backend.newPeople();
    const result = await run(people).catch((error: unknown) => {
      if (error instanceof DataError) return error.kind;
      throw error;
    });

    expect(result).toEqual(outcome);
  });
});
