import { ButtonLink } from '@showcase/ui';
import { ArrowLeft, Languages } from 'lucide-react';

/** Leaves the chat for the dashboard, or for the homepage where nobody is signed in, or for another language. */
export function ExitLinks({ home }: { home: 'dashboard' | 'site' }) {
  return (
    <>
      <ButtonLink href={home === 'dashboard' ? '/dashboard' : '/'} variant="ghost" size="s">
        <ArrowLeft aria-hidden />
        {home === 'dashboard' ? 'Back to dashboard' : 'Back to home'}
      </ButtonLink>
      <ButtonLink href="/devonboard" variant="ghost" size="s">
        <Languages aria-hidden />
        Languages
      </ButtonLink>
    </>
  );
}
