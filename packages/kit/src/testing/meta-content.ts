/** The content of a meta tag by its name; undefined if it is missing. */
export function metaContent(name: string) {
  const selector = `meta[name="${name}"], meta[property="${name}"]`;
  return document.head.querySelector(selector)?.getAttribute('content') ?? undefined;
}
