import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { authTemplates } from '../src/auth/auth-templates.ts';

const root = resolve(import.meta.dirname, '../../..');

for (const { file, html } of authTemplates) {
  writeFileSync(resolve(root, file), html);
  console.log(file);
}
