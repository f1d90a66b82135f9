import { ButtonLink } from '@showcase/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Languages from 'lucide-react/icons/languages';

/** Links from the chat to the dashboard (for visitors, the homepage) and to the language step. */
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
