import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeBrowsers } from './page.ts';

writeFileSync(resolve(import.meta.dirname, '../../../docs/browsers.md'), describeBrowsers());
