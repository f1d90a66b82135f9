/** `SITE_URL` without a slash at its end. Throws a sentence if links could not start with it. */
export function parseSiteUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash)
    throw new Error('SITE_URL must be the URL of the site, such as https://showcase.example');
  return url.href.replace(/\/$/, '');
}
