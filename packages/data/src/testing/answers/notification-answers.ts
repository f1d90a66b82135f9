import type { NotificationSettings } from '../../notifications/notification-settings.ts';

/** Of a user who has changed none. */
export function someNotificationSettings(
  fields: Partial<NotificationSettings> = {},
): NotificationSettings {
  return { not_in_app: [], not_by_email: [], email_off: false, digest: 'off', ...fields };
}
