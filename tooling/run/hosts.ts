import { findOrInstallChromium } from '@showcase/e2e/chromium';
import { buildEverything } from './build.ts';
import { run, type Outcome } from './outcomes/command.ts';

/** Walks journeys of the built product on the hosts that production may use. Needs nginx. */
export function hosts(args: string[]): Promise<Outcome> {
  process.env.CHROMIUM = findOrInstallChromium();
  return run('hosts', 'npm', ['run', 'hosts', '-w', 'e2e', '--silent', '--', ...args]);
}

if (import.meta.main) {
  const built = await buildEverything();
  const isPassed = built.passed && (await hosts(process.argv.slice(2))).passed;
  process.exitCode = isPassed ? 0 : 1;
}
