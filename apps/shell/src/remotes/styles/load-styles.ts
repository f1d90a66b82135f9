import type { Release } from '@showcase/remote-contract/registry';

const MAX_WAIT_MS = 2000;

/**
 * Adds a remote's stylesheets to the page and waits for them, up to 2 seconds. Until they arrive, the remote has the shell's styles.
 * Stylesheets without a hash are left out.
 */
export async function loadStyles(release: Release, add = addStylesheet): Promise<void> {
  const { styles = [], entry, integrity } = release;
  const sheets = styles.flatMap((file) => {
    const hash = integrity[file];
    return hash ? add(new URL(file, new URL(entry, location.origin)).href, hash) : [];
  });
  await Promise.race([Promise.all(sheets), pause(MAX_WAIT_MS)]);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Resolves once the stylesheet has loaded or failed. The browser rejects one that does not match the hash. */
function addStylesheet(url: string, hash: string): Promise<void> {
  const isAdded = [...document.head.querySelectorAll('link')].some(({ href }) => href === url);
  if (isAdded) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.integrity = hash;
  link.href = url;
  return new Promise((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
}
