import { readFile } from 'node:fs/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { readDocument, typesFile, writeTypes } from './testing/write-types.ts';

const document = await readDocument();

it('is described by OpenAPI 3.1, without an error or a warning', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: document, config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  expect(JSON.parse(document)).toMatchObject({ openapi: '3.1.0' });
});

type Parameter = { name: string; in: string; schema: { type?: unknown } };
type Document = { paths: Record<string, { get: { parameters?: Parameter[] } }> };

it('names parameters as what a query can send: no lists, no null', () => {
  const { paths } = JSON.parse(document) as Document;
  const parameters = Object.values(paths).flatMap(({ get }) => get.parameters ?? []);
  const types = new Map(parameters.map(({ name, schema }) => [name, schema.type]));
  const texts = ['creator', 'cursor', 'id', 'q', 'sale', 'skills', 'sort', 'technologies'];
  expect(Object.fromEntries(types)).toEqual({
    ...Object.fromEntries(texts.map((name) => [name, 'string'])),
    limit: 'integer',
    maxPrice: 'number',
  });
});

it('says what may be null by its type alone, and in its list of values', () => {
  const listed: unknown[] = [];
  JSON.parse(document, (name, value: unknown) => {
    expect(name).not.toBe('nullable');
    const { type, enum: values } = Object(value) as { type?: unknown; enum?: unknown[] };
    if (Array.isArray(type) && type.includes('null') && values) listed.push(values.includes(null));
    return value;
  });
  expect(listed).not.toContain(false);
});

it('has the types that its client is tested with; npm run types -w tooling/serve writes them', async () => {
  expect(await writeTypes(document)).toBe(await readFile(typesFile, 'utf8'));
});
