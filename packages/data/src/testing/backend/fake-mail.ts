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

/** The functions about what is mailed; undefined for any other. */
export function answerMailFunction(
  state: FakeState,
  request: FakeRequest,
  name: string,
  input: Record<string, unknown>,
) {
  switch (name) {
    case 'my_notification_settings':
      return getOwnSettings(state, request);
    case 'set_notification_settings':
      return setOwnSettings(state, request);
    case 'unsubscribe':
      return unsubscribe(state, String(input.token));
    case 'join_newsletter':
      return joinNewsletter(state, String(input.email));
    case 'confirm_newsletter':
      return confirmNewsletter(state, String(input.token));
    default:
      return undefined;
  }
}

function getOwnSettings(state: FakeState, { callerId }: FakeRequest) {
  if (!callerId) return json({ code: '42501', message: 'permission denied' }, 401);
  return json(settingsOf(state, callerId));
}

function setOwnSettings(state: FakeState, { callerId, body }: FakeRequest) {
  if (!callerId) return json({ code: '42501', message: 'permission denied' }, 401);
  state.notificationSettings[callerId] = body as NotificationSettings;
  return new Response(null, { status: 204 });
}

function unsubscribe(state: FakeState, token: string) {
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

function joinNewsletter(state: FakeState, email: string) {
  if (!state.subscribers.includes(email)) state.subscribers.push(email);
  return new Response(null, { status: 204 });
}

function confirmNewsletter(state: FakeState, token: string) {
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
