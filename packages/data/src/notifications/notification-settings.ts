import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { unwrap } from '../http/unwrap.ts';
import * as v from 'valibot';

const settingsSchema = v.object({
  not_in_app: v.array(v.string()),
  not_by_email: v.array(v.string()),
  email_off: v.boolean(),
  digest: v.picklist(['off', 'daily', 'weekly']),
});

/** A topic that is not listed is on, also one of a newer server. `email_off` stops all email and keeps the other choices. */
export type NotificationSettings = v.InferOutput<typeof settingsSchema>;

/** One change that a person makes. */
export type NotificationChange =
  | { topic: string; channel: 'app' | 'email'; isOn: boolean }
  | { isEmailOn: boolean }
  | { digest: NotificationSettings['digest'] };

/** The settings after a change; making it twice has no further effect. */
export function applyChange(
  settings: NotificationSettings,
  change: NotificationChange,
): NotificationSettings {
  if ('isEmailOn' in change) return { ...settings, email_off: !change.isEmailOn };
  if ('digest' in change) return { ...settings, digest: change.digest };
  const list = change.channel === 'app' ? 'not_in_app' : 'not_by_email';
  const others = settings[list].filter((topic) => topic !== change.topic);
  return { ...settings, [list]: change.isOn ? others : [...others, change.topic] };
}

/** Whether a topic reaches the user that way, regardless of `email_off`. */
export function isTopicOn(
  settings: NotificationSettings,
  { topic, channel }: { topic: string; channel: 'app' | 'email' },
): boolean {
  return !settings[channel === 'app' ? 'not_in_app' : 'not_by_email'].includes(topic);
}

export async function saveNotificationSettings(
  client: DataClient,
  settings: NotificationSettings,
): Promise<void> {
  unwrap(await client.rpc('set_notification_settings', settings));
}

export function notificationSettingQueries(client: DataClient) {
  return {
    mine: (userId: string) =>
      queryOptions({
        queryKey: ['notification-settings', userId],
        queryFn: (): Promise<NotificationSettings | null> =>
          readRpc(client, 'my_notification_settings', {}, { schema: settingsSchema }),
        meta: { failure: 'Error fetching notification settings:' },
      }),
  };
}
