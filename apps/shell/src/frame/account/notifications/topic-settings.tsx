import {
  isTopicOn,
  notificationTopics,
  type NotificationSettings,
  type NotificationTopic,
} from '@showcase/data/notifications';
import { ErrorNotice } from '@showcase/kit/errors';
import { Switch } from '@showcase/ui/controls';
import { useId } from 'react';
import { Explanation } from '../account-dialog.styles.ts';
import { Topic, TopicLabel, TopicSwitch, TopicText } from './notifications-view.styles.ts';
import { useChangeSettings } from './use-notification-settings.ts';

type TopicSettingsProps = {
  topic: NotificationTopic;
  userId: string;
  settings: NotificationSettings;
};

/** The ways in which a topic reaches the user: in the app, by email, both or neither. */
export function TopicSettings({ topic, userId, settings }: TopicSettingsProps) {
  const id = useId();
  const changeInApp = useChangeSettings(userId);
  const changeByEmail = useChangeSettings(userId);
  const { label, explanation } = notificationTopics[topic];

  return (
    <Topic role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-explanation`}>
      <TopicText>
        <TopicLabel id={`${id}-label`}>{label}</TopicLabel>
        <Explanation id={`${id}-explanation`}>{explanation}</Explanation>
      </TopicText>
      <TopicSwitch>
        <Switch
          label="In the app"
          isOn={isTopicOn(settings, { topic, channel: 'app' })}
          onChange={(isOn) => changeInApp.mutate({ topic, channel: 'app', isOn })}
        />
      </TopicSwitch>
      <TopicSwitch>
        <Switch
          label="By email"
          isOn={isTopicOn(settings, { topic, channel: 'email' })}
          onChange={(isOn) => changeByEmail.mutate({ topic, channel: 'email', isOn })}
          isDisabled={settings.email_off}
        />
      </TopicSwitch>
      <ErrorNotice
        error={changeInApp.error ?? changeByEmail.error}
        action="This setting wasn't saved."
      />
    </Topic>
  );
}
