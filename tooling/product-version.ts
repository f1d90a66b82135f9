import { readFileSync } from 'node:fs';

const file = new URL('../package.json', import.meta.url);

/** The version of the whole product, which the package.json of the root holds alone. */
export const productVersion = String(
  (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version,
);
