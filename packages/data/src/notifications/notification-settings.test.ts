import { expect, it } from 'vitest';
import { applyChange, isTopicOn, type NotificationChange } from './notification-settings.ts';

const settings = {
  not_in_app: ['reviews'],
  not_by_email: ['messages', 'of_a_newer_server'],
  email_off: false,
  digest: 'off' as const,
};

it.each<[NotificationChange, object]>([
  [{ topic: 'reviews', channel: 'app', isOn: true }, { not_in_app: [] }],
  [{ topic: 'messages', channel: 'app', isOn: false }, { not_in_app: ['reviews', 'messages'] }],
  [{ topic: 'messages', channel: 'email', isOn: true }, { not_by_email: ['of_a_newer_server'] }],
  [{ topic: 'reviews', channel: 'app', isOn: false }, { not_in_app: ['reviews'] }],
  [{ isEmailOn: false }, { email_off: true }],
  [{ isEmailOn: true }, { email_off: false }],
  [{ digest: 'weekly' }, { digest: 'weekly' }],
])('%j changes only %j, also the second time', (change, expected) => {
  const once = applyChange(settings, change);

  expect(once).toEqual({ ...settings, ...expected });
  expect(applyChange(once, change)).toEqual(once);
});

it.each([
  ['reviews', 'app', false],
  ['reviews', 'email', true],
  ['messages', 'app', true],
  ['messages', 'email', false],
  ['account', 'email', true],
] as const)('%s by %s is on: %s', (topic, channel, expected) => {
  expect(isTopicOn(settings, { topic, channel })).toBe(expected);
});
