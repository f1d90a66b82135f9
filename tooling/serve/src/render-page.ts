import { createHash } from 'node:crypto';
import type { Registry } from '@showcase/release';

/** The runtime configuration as `/config.json` gives it. */
export type SiteConfig = {
  supabaseUrl: string;
  supabaseKey: string;
  registryUrl: string;
  debugPanel: 'everyone' | 'developers' | 'off';
  remoteOverrides: boolean;
};

/** The shell's index.html with configuration and registry inline, so that the first paint waits for neither. */
export function renderPage(html: string, config: SiteConfig, registry: Registry): string {
  return fill(fill(html, 'config', config), 'registry', activeOnly(registry));
}

/** The registry without the releases that nothing points at. */
function activeOnly(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const release = remote.versions[remote.active];
    return [name, { ...remote, versions: release ? { [remote.active]: release } : {} }] as const;
  });
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

function fill(html: string, id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return html.replace(
    new RegExp(`(<script type="application/json" id="${id}">)[^<]*(</script>)`),
    (_match, open: string, close: string) => `${open}${json}${close}`,
  );
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
