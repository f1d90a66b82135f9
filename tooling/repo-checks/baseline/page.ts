import { FALLBACKS } from './fallbacks.ts';
import { BROWSERS, isWidelyAvailable, listFeatures, type Feature } from './features.ts';

const NAMES = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  safari_ios: 'Safari on iOS',
} as const;

/** Older than that, every browser with modules has it. */
const NEWER_THAN = '2021';

const isNew = ({ since }: Feature) => since > NEWER_THAN && !since.startsWith('≤');

/** What a feature outside of "widely available" lacks: an entry in `fallbacks.ts`; or an entry that is no longer needed. */
export function listWithoutFallback(features: readonly Feature[]): string[] {
  const limited = features.filter((feature) => !isWidelyAvailable(feature));
  const known = FALLBACKS.map(({ feature }) => feature);
  return [
    ...limited.flatMap(({ id, file }) => (known.includes(id) ? [] : [`${id} in ${file}`])),
    ...known.filter((id) => features.every((feature) => feature.id !== id)),
  ];
}

/** The lowest version of each browser that has everything without a fallback. */
export function listLowestVersions(features: readonly Feature[]): Record<string, string> {
  const fallbacks = new Set(FALLBACKS.map(({ feature }) => feature));
  const needed = features.filter(({ id }) => !fallbacks.has(id));
  return Object.fromEntries(
    BROWSERS.map((browser) => {
      const versions = needed.map((feature) => readVersion(feature.versions[browser]));
      return [NAMES[browser], String(Math.max(...versions))];
    }),
  );
}

const readVersion = (version = '0') => Number.parseFloat(version.replace('≤', ''));

/** `docs/browsers.md`. */
export function describeBrowsers(features = listFeatures()): string {
  const lowest = listLowestVersions(features);
  const fallbacks = new Map(FALLBACKS.map((fallback) => [fallback.feature, fallback]));
  const rows = features
    .filter((feature) => isNew(feature) || fallbacks.has(feature.id))
    .map((feature) => {
      const fallback = fallbacks.get(feature.id);
      const versions = BROWSERS.map((browser) => feature.versions[browser] ?? '–');
      return [feature.name, ...versions, fallback?.without ?? '', fallback?.lacking ?? ''];
    });
  return `# Browsers

The lowest versions that have everything the product relies on: ${listVersions(lowest)}. An older browser shows the pages that the server renders, with one sentence that says so.

\`npm run browsers\` writes this page from the sources and from Baseline data (the package \`web-features\`), and \`npm test\` fails if it is out of date. A feature that is not widely available (in all browsers for 30 months)
needs an entry in \`tooling/repo-checks/baseline/fallbacks.ts\`: what a user has without it, and the engine of the journeys that lacks it. Features that all browsers had before ${NEWER_THAN} are left out, and so is syntax, which
the build translates.

| feature | ${Object.values(NAMES).join(' | ')} | without it | lacking in |
|---|${'---|'.repeat(BROWSERS.length + 2)}
${rows.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n')}
`;
}

export function listVersions(lowest: Record<string, string>): string {
  const all = Object.entries(lowest).map(([name, version]) => `${name} ${version}`);
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
