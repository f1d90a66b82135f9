import { findOrInstallChromium } from '@showcase/e2e/chromium';
import { buildEverything } from './build.ts';
import { run } from './outcomes/command.ts';

/** `npm run screens` compares the pages with their pictures; with `--docs`, it takes the pictures of the documentation instead. */
const args = process.argv.slice(2);
const options = args.filter((arg) => arg !== '--docs');
const spec = options.length < args.length ? 'docs.spec' : 'pages.spec';

const built = await buildEverything();
process.env.CHROMIUM = findOrInstallChromium();
const isPassed =
  built.passed &&
  (await run('screens', 'npm', ['run', 'screens', '-w', 'e2e', '--silent', '--', spec, ...options]))
    .passed;
process.exitCode = isPassed ? 0 : 1;
