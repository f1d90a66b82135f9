import { isRecord, readList, readRecord, readStrings } from './read-json.ts';
import type {
  Area,
  Audience,
  CommandEntry,
  FooterLink,
  NavLink,
  Purposes,
  StaticHead,
} from './description.ts';

const AUDIENCES: readonly string[] = ['developer', 'client', 'admin'] satisfies Audience[];

/** The optional parts of a release's description. Releases from before these parts have none. */
export function readDescription(release: Record<string, unknown>) {
  const area = readArea(release.area);
  return {
    ...(area && { area }),
    nav: readList(release.nav, readNavLink),
    commands: readList(release.commands, readCommand),
    footer: readList(release.footer, readFooterLink),
    purposes: readPurposes(release.purposes),
    heads: readRecord(release.heads, readHead),
    laterPaths: readStrings(release.laterPaths),
    browserPaths: readStrings(release.browserPaths),
    searchParams: readRecord(release.searchParams, readStrings),
  };
}

function readArea(value: unknown): Area | null {
  if (!isRecord(value) || typeof value.title !== 'string') return null;
  const { title, audience, home } = value;
  const records = readStrings(value.records);
  return {
    title,
    ...(isAudience(audience) && { audience }),
    ...(typeof home === 'string' && { home }),
    ...(records.length > 0 && { records }),
  };
}

function readNavLink(value: unknown): NavLink | null {
  const link = readTexts(value, ['path', 'label']);
  if (!link || !isRecord(value)) return null;
  const icon = typeof value.icon === 'string' ? value.icon : '';
  const { short, alsoIn, counts } = value;
  const sidebars = readStrings(value.sidebars).filter(isAudience);
  return {
    ...link,
    icon,
    ...(typeof short === 'string' && { short }),
    ...(isOtherLocation(alsoIn) && { alsoIn }),
    ...(sidebars.length > 0 && { sidebars }),
    ...(counts === 'messages' && { counts }),
  };
}

/** Null for a kind of command that this reader does not know. */
function readCommand(value: unknown): CommandEntry | null {
  if (!isRecord(value) || typeof value.label !== 'string') return null;
  const { label, path } = value;
  if (path === undefined) return { label };
  return typeof path === 'string' ? { label, path } : null;
}

function readFooterLink(value: unknown): FooterLink | null {
  const link = readTexts(value, ['column', 'label', 'path']);
  const { column } = link ?? {};
  return link && (column === 'Explore' || column === 'Company') ? { ...link, column } : null;
}

function readPurposes(value: unknown): Purposes {
  if (!isRecord(value)) return {};
  const { search, project } = value;
  return {
    ...(typeof search === 'string' && { search }),
    ...(typeof project === 'string' && { project }),
  };
}

function readHead(value: unknown): StaticHead | null {
  return readTexts(value, ['title', 'description']);
}

function readTexts<K extends string>(value: unknown, keys: K[]): Record<K, string> | null {
  if (!isRecord(value) || keys.some((key) => typeof value[key] !== 'string')) return null;
  return Object.fromEntries(keys.map((key) => [key, value[key]])) as Record<K, string>;
}

function isOtherLocation(value: unknown): value is NavLink['alsoIn'] {
  return value === 'menu' || value === 'wallet';
}

function isAudience(value: unknown): value is Audience {
  return typeof value === 'string' && AUDIENCES.includes(value);
}
