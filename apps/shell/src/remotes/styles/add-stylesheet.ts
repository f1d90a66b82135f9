/** Resolves once the stylesheet has loaded or failed. The browser rejects one that does not match the hash. */
export function addStylesheet(url: string, hash: string): Promise<void> {
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
