/** Resolves once the sheet is in the page or cannot be had; the browser refuses one that does not have the hash. */
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
