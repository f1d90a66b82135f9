/** What a page says in a meta tag of its head. */
export function metaContent(name: string) {
  return document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
}
