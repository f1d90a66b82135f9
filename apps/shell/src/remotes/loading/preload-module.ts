/** Fetches a module, which runs when it is imported. Rejects if it cannot be fetched or does not match the hash. */
export function preloadModule(url: string, hash: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.integrity = hash;
  link.href = url;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new TypeError(`${url} could not be fetched, or does not match its hash`));
    };
    document.head.append(link);
  });
}
