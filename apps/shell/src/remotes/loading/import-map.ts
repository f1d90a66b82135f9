import { readHashes } from '@showcase/remote-contract/registry';
import { trustedJson } from '../../core/trusted-types.ts';

/** The name that the map of the other remotes resolves. */
const NAME = 'showcase-integrity';

/** Hashes by absolute URL. */
export type Hashes = Record<string, string>;

/** The hashes in the import map of the page, which a browser enforces for every module. */
export function readImportMap(): Hashes {
  return parse(document.getElementById('integrity')?.textContent || '{}');
}

/**
 * Adds an import map with the hashes of other modules. Returns the hashes that the browser enforces from now on: none if it allows only
 * one map per page. Rejects if the map cannot be fetched.
 */
export async function addImportMap(url: string): Promise<Hashes> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  // It was replaced by one for other releases, which the policy of this page does not allow.
  if (response.status === 204) return {};
  const text = await response.text();
  const script = document.createElement('script');
  script.type = 'importmap';
  script.textContent = trustedJson(text);
  document.head.append(script);
  return isResolved(NAME) ? parse(text) : {};
}

function isResolved(name: string): boolean {
  try {
    return import.meta.resolve(name) !== '';
  } catch {
    return false;
  }
}

function parse(text: string): Hashes {
  const { integrity } = JSON.parse(text) as { integrity?: unknown };
  return Object.fromEntries(
    Object.entries(readHashes(integrity)).map(([path, hash]) => [
      new URL(path, location.origin).href,
      hash,
    ]),
  );
}
