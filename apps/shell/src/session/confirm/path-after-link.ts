import type { MailLink } from '@showcase/data/session';

/** The path after a link has signed the user in. From there, the login page redirects; it alone decides which `next` is safe. */
export function getPathAfterLink(
  { type }: Pick<MailLink, 'type'>,
  returnUrl: string | null,
): string {
  if (type === 'recovery') return '/login?view=new-password';
  const next = returnUrl && URL.parse(returnUrl)?.searchParams.get('next');
  return next ? `/login?next=${encodeURIComponent(next)}` : '/login';
}
