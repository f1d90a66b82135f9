import { Section } from '../account-dialog.styles.ts';
import { SettingsView } from '../settings-view.tsx';
import { SecondFactorSettings } from '../second-factor/second-factor-settings.tsx';
import { SessionList } from '../sessions/session-list.tsx';

type SecurityViewProps = { userId: string; onBack: () => void };

/** The second factor, and where the user is signed in. */
export function SecurityView({ userId, onBack }: SecurityViewProps) {
  return (
    <SettingsView onBack={onBack}>
      <Section aria-label="Second factor">
        <h3>Second factor</h3>
        <SecondFactorSettings />
      </Section>
      <Section aria-label="Where you are signed in">
        <h3>Where you are signed in</h3>
        <SessionList userId={userId} />
      </Section>
    </SettingsView>
  );
}
