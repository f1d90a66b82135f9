import { createHash } from 'node:crypto';
import type { Registry } from '@showcase/remote-contract/registry';
import { inScript } from './inline.ts';

/** The hashes of all modules of the active releases, in the form of an import map, which makes a browser enforce them. */
export function importMap(registry: Registry): object {
  return { integrity: hashesByUrl(registry) };
}

/** A file of the site whose text may become the content of an inline script. */
export type OthersMap = { url: string; text: string; /** For the page's policy. */ hash: string };

/**
 * The import map of all remotes but the page's own, for a browser to add later. It also maps a name, by which the shell recognizes
 * that the browser has accepted the map.
 */
export function othersMap({ contract, remotes }: Registry, owner: string | undefined): OthersMap {
  const others = Object.entries(remotes).filter(([name]) => name !== owner);
  const map = {
    imports: { 'showcase-integrity': '/' },
    ...importMap({ contract, remotes: Object.fromEntries(others) }),
  };
  const text = inScript(map);
  const hash = createHash('sha256').update(text).digest('base64');
  const name = hash.replaceAll('+', '-').replaceAll('/', '_').slice(0, 16);
  return { url: `/integrity/${owner ?? ''}-${name}.json`, text, hash: `'sha256-${hash}'` };
}

/** The map at such a URL; undefined if it belongs to other releases. */
export function findOthersMap(pathname: string, registry: Registry): string | undefined {
  const [, owner] = /^\/integrity\/(.*)-[\w-]{16}\.json$/.exec(pathname) ?? [];
  if (owner === undefined) return undefined;
  const { url, text } = othersMap(registry, owner === '' ? undefined : owner);
  return url === pathname ? text : undefined;
}

function hashesByUrl({ remotes }: Registry): Record<string, string> {
  const hashes = Object.values(remotes).flatMap(({ active, versions }) => {
    const { entry = '', integrity = {} } = versions[active] ?? {};
    return Object.entries(integrity)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, hash]) => [entry.replace(/[^/]*$/, file), hash] as const);
  });
  return Object.fromEntries(hashes);
}
