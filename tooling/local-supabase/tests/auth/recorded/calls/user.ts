import { shapeOf } from '../cleaning.ts';
import type { Recorder } from '../recorder.ts';
import { hasId, signUp } from '../sessions.ts';

export async function recordUser(recorder: Recorder): Promise<void> {
  const { probe } = recorder;
  const { access_token: token } = await signUp(recorder);
  await probe('user: get', 'GET user', { token, keep: shapeOf });
  await probe('user: garbage token', 'GET user', { token: 'abc' });
  await probe('user: no token', 'GET user');
  const [header, payload] = token.split('.');
  await probe('user: bad signature', 'GET user', {
    token: `${header}.${payload}.${'A'.repeat(43)}`,
  });
  await probe('user: data', 'PUT user', {
    token,
    body: { data: { color: 'red', nested: { a: 1 } } },
    keep: ({ user_metadata }) => ({ c: user_metadata?.color, n: user_metadata?.nested }),
  });
  await probe('user: data null removes', 'PUT user', {
    token,
    body: { data: { color: null } },
    keep: ({ user_metadata = {} }) => 'color' in user_metadata,
  });
  await probe('user: nothing', 'PUT user', { token, body: {}, keep: hasId });
  await probe('user: phone', 'PUT user', { token, body: { phone: '49123456' } });
  await probe('user: channel', 'PUT user', { token, body: { channel: 'sms' }, keep: hasId });
  await probe('user: app_metadata', 'PUT user', {
    token,
    body: { app_metadata: { admin: true } },
    keep: ({ app_metadata }) => app_metadata,
  });
}
