/** The URL if it is http or https, otherwise undefined. Use it for every link that a user typed. */
export function safeHref(value: string | null | undefined) {
  if (!value) return undefined;
  try {
    const { protocol, href } = new URL(value.trim());
    return protocol === 'http:' || protocol === 'https:' ? href : undefined;
  } catch {
    return undefined;
  }
}
