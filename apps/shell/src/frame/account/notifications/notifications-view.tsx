import { notificationTopics, type NotificationTopic } from '@showcase/data/notifications';
import { ReadFailure } from '@showcase/kit/lists';
import { SkeletonBlock, SkeletonGroup, Stack } from '@showcase/ui';
import { EmailSettings } from './email-settings.tsx';
import { SettingsView } from '../settings-view.tsx';
import { ColumnTitle, ColumnTitles, Part, Topics } from './notifications-view.styles.ts';
import { TopicSettings } from './topic-settings.tsx';
import { useNotificationSettings } from './use-notification-settings.ts';

const topics = Object.keys(notificationTopics) as NotificationTopic[];

type NotificationsViewProps = { userId: string; onBack: () => void };

/** The notifications of the user in the app and by email. Each change is saved at once. */
export function NotificationsView({ userId, onBack }: NotificationsViewProps) {
  return (
    <SettingsView onBack={onBack}>
      <NotificationSettings userId={userId} />
    </SettingsView>
  );
}

function NotificationSettings({ userId }: { userId: string }) {
  const { settings, ...query } = useNotificationSettings(userId);
  if (query.isPending) return <Loading />;
  if (!settings) return <ReadFailure area="Notifications" query={query} />;
  return (
    <>
      <Part aria-label="Email">
        <EmailSettings userId={userId} settings={settings} />
      </Part>
      <Part aria-label="Topics">
        <ColumnTitles>
          <h3>Topics</h3>
          <ColumnTitle aria-hidden>In the app</ColumnTitle>
          <ColumnTitle aria-hidden>By email</ColumnTitle>
        </ColumnTitles>
        <Topics>
          {topics.map((topic) => (
            <TopicSettings key={topic} topic={topic} userId={userId} settings={settings} />
          ))}
        </Topics>
      </Part>
    </>
  );
}

/** As high as the settings, so that the dialog does not grow when they arrive. */
function Loading() {
  return (
    <SkeletonGroup label="Loading notification settings">
      <Stack gap={5}>
        <SkeletonBlock height="64px" />
        <SkeletonBlock height="160px" />
        {topics.map((topic) => (
          <SkeletonBlock key={topic} height="56px" />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
