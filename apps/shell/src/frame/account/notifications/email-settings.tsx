import type { NotificationSettings } from '@showcase/data/notifications';
import { ErrorNotice, explainError } from '@showcase/kit/errors';
import { RadioGroup } from '@showcase/ui';
import { Switch } from '@showcase/ui/controls';
import { useChangeSettings } from './use-notification-settings.ts';

const NOT_SAVED = { action: "This setting wasn't saved." };

type EmailSettingsProps = { userId: string; settings: NotificationSettings };

/** Whether any email is sent, and how often. */
export function EmailSettings({ userId, settings }: EmailSettingsProps) {
  const changeEmail = useChangeSettings(userId);
  const changeDigest = useChangeSettings(userId);

  return (
    <>
      <Switch
        label="Email"
        hint="Off stops every email about your activity and keeps your choices. Emails you request, like a link for a new password, and those about your security still arrive."
        isOn={!settings.email_off}
        onChange={(isEmailOn) => changeEmail.mutate({ isEmailOn })}
      />
      <ErrorNotice error={changeEmail.error} {...NOT_SAVED} />
      <RadioGroup
        label="How often"
        hint="What needs your answer is still emailed right away."
        options={[
          { value: 'off', label: 'As it happens' },
          { value: 'daily', label: 'Daily', hint: 'Every day at 8:00 AM your time' },
          { value: 'weekly', label: 'Weekly', hint: 'Mondays at 8:00 AM your time' },
        ]}
        value={settings.digest}
        onValueChange={(digest) => changeDigest.mutate({ digest })}
        disabled={settings.email_off}
        {...(changeDigest.error && { error: explainError(changeDigest.error, NOT_SAVED) })}
      />
    </>
  );
}
