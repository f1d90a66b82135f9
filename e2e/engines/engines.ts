import { existsSync, statSync } from 'node:fs';
import { installPackages } from '../apt.ts';

/** The engines in which the journeys run: Chromium's is the one that every run uses. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

type Program = { paths: string[]; package: string };

const FIREFOX: Program = {
  paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  package: 'firefox-esr',
};
/** The browser of WebKitGTK itself, which Debian ships with the driver. */
const MINI_BROWSER: Program = {
  paths: ['4.1', '6.0', '4.0'].flatMap((version) =>
    ['x86_64', 'aarch64'].map(
      (machine) =>
        `/usr/lib/${machine}-linux-gnu/webkit${version === '6.0' ? '' : '2'}gtk-${version}/MiniBrowser`,
    ),
  ),
  package: 'webkit2gtk-driver',
};
const SCREEN: Program = { paths: ['/usr/bin/Xvfb'], package: 'xvfb' };
const KEYBOARD: Program = { paths: ['/usr/bin/xdotool'], package: 'xdotool' };

const PROGRAMS: Record<Engine, Program[]> = {
  chromium: [],
  firefox: [FIREFOX],
  webkit: [MINI_BROWSER, SCREEN, KEYBOARD],
};

/** The engine of this run. */
export function readEngine(): Engine {
  return ENGINES.find((engine) => engine === process.env.ENGINE) ?? 'chromium';
}

/** What the engine lacks on this machine; nothing if it can run. */
function findMissingPackages(engine: Engine, exists = existsSync): string[] {
  const missing = PROGRAMS[engine].filter(({ paths }) => !paths.some((path) => exists(path)));
  return missing.map((program) => program.package);
}

/** The command that installs what the engine lacks on this machine; null if it can run. */
export function findInstallCommand(engine: Engine, exists = existsSync): string | null {
  const missing = findMissingPackages(engine, exists);
  if (missing.length === 0) return null;
  return `apt-get install -y --no-install-recommends ${missing.join(' ')}`;
}

/** Installs what any engine lacks on this machine. */
export function installEngines(): void {
  const missing = ENGINES.flatMap((engine) => findMissingPackages(engine));
  if (missing.length > 0) installPackages(missing);
}

/** Journeys that passed in one build of the engine have to pass again in another. */
export function describeBuild(engine: Engine): string {
  const builds = PROGRAMS[engine].map((program) => {
    const path = findProgram(program);
    const { size, mtimeMs } = statSync(path);
    return [path, size, mtimeMs].join(' ');
  });
  return builds.join(', ');
}

export const findFirefox = () => findProgram(FIREFOX);
export const findMiniBrowser = () => findProgram(MINI_BROWSER);
export const findScreen = () => findProgram(SCREEN);
export const findKeyboard = () => findProgram(KEYBOARD);

function findProgram({ paths, package: name }: Program): string {
  const path = paths.find((candidate) => existsSync(candidate));
  if (!path) throw new Error(`${name} is not installed.`);
  return path;
}
