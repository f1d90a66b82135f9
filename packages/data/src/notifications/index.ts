export { markNotificationsRead, notificationQueries } from './notifications.ts';
export { applyRead, type Notification, type Notifications } from './notification.ts';
export { subscribeToNotifications } from './subscribe-to-notifications.ts';
