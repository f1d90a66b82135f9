/** Resolves once the sheet is in the page or cannot be had; the browser refuses one that does not have the hash. */
export function addStylesheet(address: string, hash: string): Promise<void> {
  const isThere = [...document.head.querySelectorAll('link')].some(({ href }) => href === address);
  if (isThere) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.integrity = hash;
  link.href = address;
  return new Promise((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
}
