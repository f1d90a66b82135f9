import type { MailLink } from '@showcase/data';

/** Where a link leads once it has signed in: the login page sends everyone on, and alone decides which `next` is safe. */
export function getPathAfterLink(
  { type }: Pick<MailLink, 'type'>,
  returnUrl: string | null,
): string {
  if (type === 'recovery') return '/login?view=new-password';
  const next = returnUrl && URL.parse(returnUrl)?.searchParams.get('next');
  return next ? `/login?next=${encodeURIComponent(next)}` : '/login';
}
