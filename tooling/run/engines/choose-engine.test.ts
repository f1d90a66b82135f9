import { existsSync, readFileSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { engineJourneys, fullEngineJourneys } from '@showcase/e2e/engine-journeys';
import { EXCEPTIONS } from '@showcase/e2e/engine-exceptions';
import { findInstallCommand } from '@showcase/e2e/engines';
import { expect, it } from 'vitest';
import { chooseEngine } from './choose-engine.ts';
import { root } from '../project.ts';

const journeys = resolve(root, 'e2e/journeys');

it.each([
  [[], 'chromium', []],
  [['main-journey'], 'chromium', ['main-journey']],
  [['--engine', 'firefox'], 'firefox', []],
  [['main-journey', '--engine', 'webkit', 'hiring'], 'webkit', ['main-journey', 'hiring']],
])('reads the engine and the journeys of %j', (args, engine, names) => {
  expect(chooseEngine(args)).toEqual({ engine, names });
});

it('names the engines that there are', () => {
  expect(() => chooseEngine(['--engine', 'opera'])).toThrow(
    '--engine takes chromium, firefox, webkit.',
  );
});

it.each([
  ['chromium', [], null],
  ['firefox', [], 'apt-get install -y --no-install-recommends firefox-esr'],
  ['firefox', ['/usr/bin/firefox'], null],
  ['webkit', [], 'apt-get install -y --no-install-recommends webkit2gtk-driver xvfb xdotool'],
  [
    'webkit',
    ['/usr/bin/Xvfb'],
    'apt-get install -y --no-install-recommends webkit2gtk-driver xdotool',
  ],
] as const)('names the command that installs what %s lacks beside %j', (engine, found, command) => {
  expect(findInstallCommand(engine, (path) => found.some((one) => one === path))).toBe(command);
});

it('knows journeys that exist, and exceptions of tests that exist', () => {
  const names = [...engineJourneys, ...fullEngineJourneys];
  expect(names.filter((name) => !existsSync(resolve(journeys, name)))).toEqual([]);
  const texts = globSync('**/*.spec.ts', { cwd: journeys }).map((name) =>
    readFileSync(resolve(journeys, name), 'utf8'),
  );
  const isKnown = (title: string) => texts.some((text) => text.includes(title));
  expect(EXCEPTIONS.filter(({ title }) => !isKnown(title))).toEqual([]);
});
