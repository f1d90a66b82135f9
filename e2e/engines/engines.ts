import { existsSync, statSync } from 'node:fs';

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

const PROGRAMS: Record<Engine, Program[]> = {
  chromium: [],
  firefox: [FIREFOX],
  webkit: [MINI_BROWSER, SCREEN],
};

/** The engine of this run. */
export function readEngine(): Engine {
  return ENGINES.find((engine) => engine === process.env.ENGINE) ?? 'chromium';
}

/** The command that installs what the engine lacks on this machine; null if it can run. */
export function findInstallCommand(engine: Engine, exists = existsSync): string | null {
  const missing = PROGRAMS[engine].filter(({ paths }) => !paths.some((path) => exists(path)));
  if (missing.length === 0) return null;
  return `apt-get install -y --no-install-recommends ${missing.map((program) => program.package).join(' ')}`;
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

function findProgram({ paths, package: name }: Program): string {
  const path = paths.find((candidate) => existsSync(candidate));
  if (!path) throw new Error(`${name} is not installed.`);
  return path;
}
