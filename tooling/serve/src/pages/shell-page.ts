import {
  findMissingNames,
  type Registry,
  type ReleaseEntry,
} from '@showcase/remote-contract/registry';
import type { RenderedPage } from '@showcase/remote-contract/rendering';
import type { CaptchaProvider } from '../headers.ts';
import { importMap } from './import-maps.ts';
import { atStartOfHead, inScript } from './inline.ts';

/** The runtime configuration, as in `/config.json`. */
export type SiteConfig = {
  supabaseUrl: string;
  supabaseKey: string;
  /** Where a browser reads the newest releases: `/registry-index.json`, or the whole registry where nothing computes that. */
  registryUrl: string;
  debugPanel: 'everyone' | 'developers' | 'off';
  remoteOverrides: boolean;
  /** Where people write to; absent if there is no such address. */
  contactEmail?: string;
  /** The site's public origin, for the heads of a folder of pages; a server gets it otherwise. */
  origin?: string;
  /** The auth service's captcha; absent if it has none. */
  captcha?: { provider: CaptchaProvider; siteKey: string };
  /** The URL that receives errors and web vitals, on another origin; absent if nothing is sent. */
  telemetry?: string;
};

type ShellPage = {
  config: SiteConfig;
  /** With the page's own remote only, or with none. */
  own: Registry;
  /** Where the import map of all other remotes is. */
  othersUrl: string;
  /** Where the index of these releases is, under a name that changes with its content; absent where a server computes it. */
  indexUrl?: string | undefined;
  /** The names that the shell provides, by entry point; undefined if its build does not say. */
  provided?: Record<string, string[]> | undefined;
};

/**
 * The shell's index.html with what the first paint needs inline: the configuration and the release of the page's own remote, whose
 * hashes are in the import map, which the browser enforces. Its size does not depend on the number of remotes.
 */
export function renderShellPage(html: string, page: ShellPage): string {
  const { config, own, othersUrl, indexUrl, provided } = page;
  const withConfig = fill(html, 'config', config);
  const withRelease = fill(withConfig, 'release', {
    ...activeOnly(own, provided),
    othersUrl,
    indexUrl,
  });
  return withImportMap(withRelease, importMap(own));
}

/** The page of the dev server, with the whole registry and the hashes of all built releases. */
export function renderDevPage(
  html: string,
  {
    config,
    registry,
    owner,
  }: { config: SiteConfig; registry: Registry; owner?: string | undefined },
): string {
  const withRegistry = fill(fill(html, 'config', config), 'registry', registry);
  const withRelease = fill(withRegistry, 'release', activeOnly(onlyOf(registry, owner)));
  return withImportMap(withRelease, importMap(registry));
}

/** The registry with the page's own remote only, or with none for a page of the shell. */
export function onlyOf({ contract, remotes }: Registry, owner: string | undefined): Registry {
  const remote = owner === undefined ? undefined : remotes[owner];
  return { contract, remotes: owner !== undefined && remote ? { [owner]: remote } : {} };
}

/** The fields of a release that no browser needs, or has in the import map. */
const FOR_SERVERS = [
  'heads',
  'browserPaths',
  'laterPaths',
  'searchParams',
  'server',
  'detailsHash',
  'imports',
  'integrity',
];

/** The content of the shell's page until its code runs. */
const OUTLINE = /<div id="root">\s*<!-- outline[^]*<!-- \/outline -->\s*<\/div>/;

/** The page as the server rendered it: its content, its head and the rows that it shows. */
export function withContent(html: string, page: RenderedPage): string {
  const partial = page.isComplete ? '' : ' data-partial';
  const root = `<div id="root" data-rendered="${page.renderedAt}"${partial}>${page.html}</div>`;
  const rows = `<script type="application/json" id="rows">${inScript(page.rows)}</script>`;
  const frame = `<script type="application/json" id="frame">${inScript(page.frame)}</script>`;
  const filled = html
    .replace(/<title>[^<]*<\/title>/, () => page.head)
    .replace(OUTLINE, () => root + rows + frame)
    .replace(/<noscript>[^<]*<\/noscript>/, '');
  return page.startsLater ? withLaterStart(filled) : filled;
}

/** What fetches the code of the app. */
const START =
  /<script (?:type="module"|data-preload)[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** Moves that into the template from which a script of the page takes it later. */
function withLaterStart(html: string): string {
  const tags = html.match(START) ?? [];
  return html
    .replace(START, '')
    .replace('<template id="later">', (template) => template + tags.join(''));
}

/** The page that the browser renders, with the frame of the site until then. */
export function withFrame(html: string, { html: frame, head }: RenderedPage): string {
  return html
    .replace('</head>', () => `${head}</head>`)
    .replace(OUTLINE, () => `<div id="root" data-frame>${frame}</div>`);
}

/** The page that the browser renders: it needs all releases, and requests them before its code has loaded. */
export function withoutContent(
  html: string,
  { registryUrl }: Pick<SiteConfig, 'registryUrl'>,
): string {
  const link = `<link rel="preload" as="fetch" crossorigin href="${registryUrl}" />`;
  return html.replace('</head>', () => `${link}</head>`);
}

/** Must come before everything that fetches a module: modules that are fetched earlier are not checked. */
function withImportMap(html: string, map: object): string {
  const tag = `<script type="importmap" id="integrity">${inScript(map)}</script>`;
  return atStartOfHead(html, tag);
}

/** The active releases without what only servers read, and without the hashes that are in the import map. */
function activeOnly({ contract, remotes }: Registry, provided?: ShellPage['provided']) {
  const entries = Object.entries(remotes).flatMap(([name, remote]) => {
    const release = remote.versions[remote.active];
    return release
      ? [[name, { ...remote, versions: { [remote.active]: forBrowser(release, provided) } }]]
      : [];
  });
  return { contract, remotes: Object.fromEntries(entries) as Record<string, object> };
}

function forBrowser(release: ReleaseEntry, provided: ShellPage['provided']) {
  const isRead = ([name]: [string, unknown]) => !FOR_SERVERS.includes(name);
  const fields = Object.fromEntries(Object.entries(release).filter(isRead));
  const styleHashes = Object.entries(release.integrity ?? {}).filter(([file]) =>
    release.styles?.includes(file),
  );
  // Only those that the shell lacks: usually none.
  const imports = findMissingNames(release.imports ?? {}, provided ?? {});
  return {
    ...fields,
    ...(Object.keys(imports).length > 0 && { imports }),
    ...(styleHashes.length > 0 && { integrity: Object.fromEntries(styleHashes) }),
  };
}

function fill(html: string, id: string, value: unknown): string {
  const json = inScript(value);
  return html.replace(
    new RegExp(`(<script type="application/json" id="${id}">)[^<]*(</script>)`),
    (_match, open: string, close: string) => `${open}${json}${close}`,
  );
}
