/** Whether a mail or a sign-in may lead there: to the site, or to what a pattern of the auth service allows. */
export function isAllowedRedirect(
  target: string,
  { siteUrl, redirectUrls }: { siteUrl: string; redirectUrls: readonly string[] },
): boolean {
  if (!URL.canParse(target)) return false;
  const { origin, protocol } = new URL(target);
  if (!['http:', 'https:'].includes(protocol)) return false;
  return (
    origin === new URL(siteUrl).origin ||
    redirectUrls.some((pattern) => toRegExp(pattern).test(target))
  );
}

/** `*` stands for what contains neither a dot nor a slash, `**` for anything. */
function toRegExp(pattern: string): RegExp {
  const source = pattern
    .split(/(\*\*|\*|\?)/)
    .map((part) => wildcards[part] ?? part.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`))
    .join('');
  return new RegExp(`^${source}$`);
}

const wildcards: Record<string, string> = { '**': '.*', '*': '[^./]*', '?': '[^./]' };
