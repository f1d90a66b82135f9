import type { NotificationSettings } from '../../notifications/notification-settings.ts';
import { json, type FakeRequest, type FakeState } from './fake-state.ts';

/** The signature that the fake backend accepts. */
const SIGNATURE = '5e'.repeat(32);

const TOPICS = [
  'requests',
  'request_updates',
  'messages',
  'reviews',
  'searches',
  'reports',
  'account',
];

/** The token of a link in an email to a user or subscriber. */
export function mailToken(subject: string, topic: string) {
  return `${subject}.${topic}.${SIGNATURE}`;
}

/** Implements my_notification_settings(). */
export function getOwnSettings(state: FakeState, { callerId }: FakeRequest) {
  if (!callerId) return json({ code: '42501', message: 'permission denied' }, 401);
  return json(settingsOf(state, callerId));
}

/** Implements set_notification_settings(). */
export function setOwnSettings(state: FakeState, { callerId, body }: FakeRequest) {
  if (!callerId) return json({ code: '42501', message: 'permission denied' }, 401);
  state.notificationSettings[callerId] = body as NotificationSettings;
  return new Response(null, { status: 204 });
}

/** Implements unsubscribe(). */
export function unsubscribe(state: FakeState, token: string) {
  const { subject, topic, isValid } = readToken(token);
  if (!isValid) return rejectToken();
  if (topic === 'newsletter') {
    state.confirmedSubscribers = state.confirmedSubscribers.filter((id) => id !== subject);
    return json(topic);
  }
  const settings = settingsOf(state, subject);
  const off = topic === 'digest' ? TOPICS.filter((name) => name !== 'requests') : [topic];
  state.notificationSettings[subject] = {
    ...settings,
    not_by_email: [...new Set([...settings.not_by_email, ...off])],
    digest: topic === 'digest' ? 'off' : settings.digest,
  };
  return json(topic);
}

/** Implements confirm_newsletter(). */
export function confirmNewsletter(state: FakeState, token: string) {
  const { subject, topic, isValid } = readToken(token);
  if (!isValid || topic !== 'confirm') return rejectToken();
  state.confirmedSubscribers.push(subject);
  return new Response(null, { status: 204 });
}

function settingsOf(state: FakeState, userId: string): NotificationSettings {
  return (
    state.notificationSettings[userId] ?? {
      not_in_app: [],
      not_by_email: [],
      email_off: false,
      digest: 'off',
    }
  );
}

function readToken(token: string) {
  const [subject = '', topic = '', signature] = token.split('.');
  return { subject, topic, isValid: signature === SIGNATURE };
}

function rejectToken() {
  const message = 'This link is incomplete. Copy the whole link from the mail';
  return json({ code: 'PT400', message }, 400);
}
