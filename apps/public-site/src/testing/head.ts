/** What the page's head says under a name; undefined where it says nothing. */
export function metaContent(name: string) {
  const selector = `meta[name="${name}"], meta[property="${name}"]`;
  return document.head.querySelector(selector)?.getAttribute('content') ?? undefined;
}
