/** The URLs that emails and sign-ins may redirect to: the site, and dev servers on this machine. */
export function isAllowedRedirect(target: string, siteUrl: string): boolean {
  if (!URL.canParse(target)) return false;
  const url = new URL(target);
  if (url.origin === new URL(siteUrl).origin) return true;
  return url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
}

/** The same rule in the pattern syntax of the auth service. */
export function redirectPatterns(siteUrl: string): string[] {
  const origin = new URL(siteUrl).origin;
  return [origin, `${origin}/**`, 'http://localhost:*', 'http://localhost:*/**'];
}
