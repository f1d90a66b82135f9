import { createHash } from 'node:crypto';
import type { Registry } from '@showcase/release';
import type { CaptchaProvider } from './headers.ts';

/** The runtime configuration as `/config.json` gives it. */
export type SiteConfig = {
  supabaseUrl: string;
  supabaseKey: string;
  registryUrl: string;
  debugPanel: 'everyone' | 'developers' | 'off';
  remoteOverrides: boolean;
  /** Of the auth service; none where absent. */
  captcha?: { provider: CaptchaProvider; siteKey: string };
};

/**
 * The shell's index.html with configuration and registry inline, so that the first paint waits for neither, and with the hashes
 * of every remote's modules in the import map, to which the browser holds them.
 */
export function renderPage(html: string, config: SiteConfig, registry: Registry): string {
  const withConfig = fill(html, 'config', config);
  const withRegistry = fill(withConfig, 'registry', activeOnly(registry));
  return withImportMap(withRegistry, { integrity: getHashesByUrl(registry) });
}

/** Before everything that fetches a module: what is fetched earlier is not held to its hash. */
function withImportMap(html: string, map: object): string {
  const tag = `<script type="importmap" id="integrity">${inScript(map)}</script>`;
  return html.replace('<head>', (start) => start + tag);
}

/** The registry without the releases that nothing points at, and without the hashes that stand in the import map. */
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

/** What a module of a remote must hash to, by its address as the page would resolve it. */
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

/** JSON that cannot end the script it stands in. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The hashes of the page's inline scripts or styles, in the form that a Content-Security-Policy takes. */
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
