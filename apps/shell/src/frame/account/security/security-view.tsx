import { Button } from '@showcase/ui';
import { ArrowLeft } from 'lucide-react';
import { BackRow, Section, Views } from '../account-dialog.styles.ts';
import { SecondFactorSettings } from './second-factor/second-factor-settings.tsx';
import { SessionList } from './sessions/session-list.tsx';

type SecurityViewProps = { userId: string; onBack: () => void };

/** The second factor, and where the user is signed in. */
export function SecurityView({ userId, onBack }: SecurityViewProps) {
  return (
    <Views>
      <BackRow>
        <Button variant="ghost" size="s" autoFocus onClick={onBack}>
          <ArrowLeft aria-hidden />
          Account settings
        </Button>
      </BackRow>
      <Section aria-label="Second factor">
        <h3>Second factor</h3>
        <SecondFactorSettings />
      </Section>
      <Section aria-label="Where you are signed in">
        <h3>Where you are signed in</h3>
        <SessionList userId={userId} />
      </Section>
    </Views>
  );
}
