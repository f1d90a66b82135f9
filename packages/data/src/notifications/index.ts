export {
  markNotificationsRead,
  markNotificationsReadOptions,
  notificationQueries,
  refetchNotifications,
  refetchNotified,
} from './notifications.ts';
export { applyRead, type Notification, type Notifications } from './notification.ts';
export {
  applyChange,
  isTopicOn,
  notificationSettingQueries,
  saveNotificationSettings,
  type NotificationChange,
  type NotificationSettings,
} from './notification-settings.ts';
export { getRequestPath } from './kinds/request-step.ts';
export { notificationTopics, type NotificationTopic } from './notification-topics.ts';
export { readMailToken, unsubscribe } from './mails/mail-token.ts';
export { subscribeToNotifications } from './subscribe-to-notifications.ts';
