import { createHash } from 'node:crypto';
import type { Registry } from '@showcase/remote-contract/registry';
import type { RenderedPage } from '@showcase/remote-contract/rendering';
import type { CaptchaProvider } from './headers.ts';

/** The runtime configuration, as in `/config.json`. */
export type SiteConfig = {
  supabaseUrl: string;
  supabaseKey: string;
  registryUrl: string;
  debugPanel: 'everyone' | 'developers' | 'off';
  remoteOverrides: boolean;
  /** The auth service's captcha; absent if it has none. */
  captcha?: { provider: CaptchaProvider; siteKey: string };
};

/**
 * The shell's index.html with configuration and registry inline, so that the first paint does not wait for them, and with the hashes
 * of every remote's modules in the import map, which the browser enforces.
 */
export function renderPage(html: string, config: SiteConfig, registry: Registry): string {
  const withConfig = fill(html, 'config', config);
  const withRegistry = fill(withConfig, 'registry', activeOnly(registry));
  return withImportMap(withRegistry, { integrity: getHashesByUrl(registry) });
}

/** The page as the server rendered it: its content, its head and the rows that it shows. */
export function withContent(html: string, page: RenderedPage): string {
  const root = `<div id="root" data-rendered="${page.renderedAt}">${page.html}</div>`;
  const rows = `<script type="application/json" id="rows">${inScript(page.rows)}</script>`;
  return html
    .replace(/<title>[^<]*<\/title>/, () => page.head)
    .replace(/<div id="root">\s*<!-- outline[^]*<!-- \/outline -->\s*<\/div>/, () => root + rows)
    .replace(/<noscript>[^<]*<\/noscript>/, '');
}

/** Must come before everything that fetches a module: modules that are fetched earlier are not checked. */
function withImportMap(html: string, map: object): string {
  const tag = `<script type="importmap" id="integrity">${inScript(map)}</script>`;
  return html.replace('<head>', (start) => start + tag);
}

/** The registry without inactive releases, and without the hashes that are in the import map. */
function activeOnly(registry: Registry) {
  const remotes = activeReleases(registry).map(({ name, remote, release }) => {
    const { integrity = {}, ...fields } = release;
    const styleHashes = Object.entries(integrity).filter(([file]) => fields.styles?.includes(file));
    const active = {
      ...fields,
      ...(styleHashes.length > 0 && { integrity: Object.fromEntries(styleHashes) }),
    };
    return [name, { ...remote, versions: { [remote.active]: active } }] as const;
  });
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

/** The expected hash of every module of a remote, by its resolved URL. */
function getHashesByUrl(registry: Registry): Record<string, string> {
  const hashes = activeReleases(registry).flatMap(({ release }) =>
    Object.entries(release.integrity ?? {})
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, hash]) => [release.entry.replace(/[^/]*$/, file), hash] as const),
  );
  return Object.fromEntries(hashes);
}

function activeReleases({ remotes }: Registry) {
  return Object.entries(remotes).flatMap(([name, remote]) => {
    const release = remote.versions[remote.active];
    return release ? [{ name, remote, release }] : [];
  });
}

function fill(html: string, id: string, value: unknown): string {
  const json = inScript(value);
  return html.replace(
    new RegExp(`(<script type="application/json" id="${id}">)[^<]*(</script>)`),
    (_match, open: string, close: string) => `${open}${json}${close}`,
  );
}

/** JSON that cannot end its script element early. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The hashes of the page's inline scripts or styles, in the format of a Content-Security-Policy. */
export function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const inline = html.matchAll(
    new RegExp(
      `<${tag}(?![^>]*\\b(?:src|type="application/(?:ld\\+)?json"))[^>]*>([^]*?)</${tag}>`,
      'g',
    ),
  );
  return [...inline].map(([, code = '']) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  });
}
