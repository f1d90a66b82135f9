import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import data from 'web-features/data.json' with { type: 'json' };
import { listScriptNames, listStyleNames } from './names.ts';

const root = resolve(import.meta.dirname, '../../..');

export const BROWSERS = ['chrome', 'edge', 'firefox', 'safari', 'safari_ios'] as const;
type Versions = Partial<Record<(typeof BROWSERS)[number], string>>;
type Status = { baseline_low_date?: string; support: Versions };
type Entry = { kind: string; name: string; status?: { by_compat_key?: Record<string, Status> } };

/** A web feature in our sources, with the lowest version of each browser that has all of it that we use. */
export type Feature = { id: string; name: string; since: string; versions: Versions; file: string };

/** In all browsers since this many months: "widely available". */
const WIDELY_AFTER_MONTHS = 30;

/** Names that are of our own objects here, and of a browser's elsewhere. */
const OUR_NAMES = [
  ...[
    'Client',
    'Counter',
    'Notification',
    'Origin',
    'Subscriber',
    'Viewport',
    'availability',
    'config',
  ],
  ...['destroy', 'details', 'drop', 'fallback', 'fetch', 'font', 'format', 'in'],
  ...['isValid', 'layout', 'link', 'move', 'notify', 'number', 'offset', 'range'],
  ...['records', 'reset', 'retry', 'rotate', 'run', 'scope', 'subscribe', 'take'],
  ...['union', 'unsubscribe', 'uuid', 'variant'],
];

/** Words of values that name something else as well, and pointers, which a phone has not. */
const OTHER_NAMES = ['css.types.progress', 'css.types.rem', 'css.properties.resize'];

export function isWidelyAvailable({ since }: Pick<Feature, 'since'>, now = new Date()): boolean {
  if (!since) return false;
  const date = new Date(since.replace('≤', ''));
  date.setUTCMonth(date.getUTCMonth() + WIDELY_AFTER_MONTHS);
  return date <= now;
}

/** All that our apps use and Baseline data knows. */
export function listFeatures(): Feature[] {
  const { styles, scripts } = readSources();
  const features = new Map<string, Feature>();
  const add = (key: string, file: string) => {
    const known = KEYS.get(key);
    if (!known) return;
    const { id, name, status } = known;
    const since = status.baseline_low_date ?? '';
    const feature = features.get(id) ?? { id, name, since, versions: status.support, file };
    const isLater = since === '' || (feature.since !== '' && since > feature.since);
    features.set(id, {
      ...feature,
      since: isLater ? since : feature.since,
      versions: joinVersions(feature.versions, status.support),
    });
  };
  for (const [name, file] of styles) if (isStyle(name)) add(name, file);
  for (const [name, file] of scripts) {
    const [key] = (SCRIPT_KEYS.get(name) ?? []).toSorted(byDate);
    if (key && !OUR_NAMES.includes(name.replace('.', ''))) add(key, file);
  }
  return [...features.values()].toSorted((a, b) => a.id.localeCompare(b.id));
}

const isStyle = (name: string) =>
  !OTHER_NAMES.includes(name) && !name.startsWith('css.properties.cursor.');

/** The higher of two versions of each browser; none where one of them is missing. */
function joinVersions(some: Versions, others: Versions): Versions {
  return Object.fromEntries(
    BROWSERS.flatMap((browser) => {
      const [one, other] = [some[browser], others[browser]];
      if (!one || !other) return [];
      return [[browser, Number.parseFloat(one) > Number.parseFloat(other) ? one : other]];
    }),
  );
}

const byDate = (one: string, other: string) => dateOf(one).localeCompare(dateOf(other));
const dateOf = (key: string) => KEYS.get(key)?.status.baseline_low_date ?? '9999';

const KEYS = new Map(
  Object.entries(data.features as unknown as Record<string, Entry>).flatMap(
    ([id, { name, status }]) =>
      Object.entries(status?.by_compat_key ?? {}).map(
        ([key, one]) => [key, { id, name, status: one }] as const,
      ),
  ),
);

/** The keys of each global (`ResizeObserver`) and of each member (`.requestIdleCallback`). */
const SCRIPT_KEYS = Map.groupBy(
  [...KEYS.keys()].filter((key) => /^(?:api|javascript\.builtins)(?:\.\w+){1,3}$/.test(key)),
  (key) => {
    const [owner = '', member] = key.replace(/^(?:api|javascript\.builtins)\./, '').split('.');
    return member ? `.${member.replace(/_static$/, '')}` : owner;
  },
);

/** What reaches browsers, with the first file of each name. */
function readSources() {
  const isOurs = (file: string) =>
    !/\.(?:test|stories)\.|\/(?:testing|server)\/|packages\/(?:mail|site-check)\//.test(file);
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).toSorted();
  const styles = new Map<string, string>();
  const scripts = new Map<string, string>();
  for (const file of files.filter(isOurs)) {
    const text = readFileSync(resolve(root, file), 'utf8');
    for (const name of listStyleNames(text)) if (!styles.has(name)) styles.set(name, file);
    for (const name of listScriptNames(text)) if (!scripts.has(name)) scripts.set(name, file);
  }
  return { styles, scripts };
}
