import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { createEndpoints } from '../../endpoints.ts';

export const typesFile = resolve(import.meta.dirname, 'api.types.ts');

/** The description of the API, as software reads it. */
export async function readDocument(): Promise<string> {
  const source = { api: 'https://api.test', key: 'key', origin: 'https://showcase.test' };
  return (await createEndpoints({ source }).request('/api/v1/openapi.json')).text();
}

/** The types of the API, as people who use it generate them. */
export async function writeTypes(document: string): Promise<string> {
  return astToString(await openapiTS(JSON.parse(document) as OpenAPI3));
}

if (import.meta.main) await writeFile(typesFile, await writeTypes(await readDocument()));
