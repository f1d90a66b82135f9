import { findOrInstallChromium } from '@showcase/e2e/chromium';
import { buildEverything } from './build.ts';
import { run } from './outcomes/command.ts';

// Builds what changed and walks journeys on the hosts that production may use. Needs nginx; too slow for every test run.
const built = await buildEverything();
if (built.passed) process.env.CHROMIUM = findOrInstallChromium();
const args = ['run', 'hosts', '-w', 'e2e', '--silent', '--', ...process.argv.slice(2)];
const isPassed = built.passed && (await run('hosts', 'npm', args)).passed;
process.exitCode = isPassed ? 0 : 1;
