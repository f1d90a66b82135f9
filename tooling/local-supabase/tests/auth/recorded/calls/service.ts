import { shapeOf } from '../cleaning.ts';
import { newEmail, type Recorder } from '../recorder.ts';
import { signUp } from '../sessions.ts';

/** Providers, what describes the service, and what few may call. */
export async function recordService(recorder: Recorder): Promise<void> {
  const { call, probe } = recorder;
  const { access_token: token } = await signUp(recorder);
  // The session has ended in the recordings.
  await call('POST logout', { token });
  const login = 'http://localhost:3000/login';
  await probe('authorize: off', `GET authorize?provider=github&redirect_to=${login}`);
  await probe('authorize: unknown', 'GET authorize?provider=nonsense');
  await probe('authorize: none', 'GET authorize');
  await probe(
    'identities: link',
    'GET user/identities/authorize?provider=github&skip_http_redirect=true',
    { token },
  );
  await probe('settings', 'GET settings', { keep: shapeOf });
  await probe('health', 'GET health', { keep: shapeOf });
  await probe('jwks', 'GET .well-known/jwks.json');
  await probe('unknown path', 'GET nothing');
  await probe('wrong method', 'GET signup');
  await probe('sso', 'POST sso', { body: { domain: 'example.com' } });
  await probe('invite by a visitor', 'POST invite', { body: { email: newEmail() } });
  await probe('admin: users by a visitor', 'GET admin/users');
  await probe('admin: users by a user', 'GET admin/users', { token });
  await probe('admin: users with the secret key', 'GET admin/users?page=1&per_page=1', {
    hasSecretKey: true,
    keep: Object.keys,
  });
  await probe('passkeys: options', 'POST passkeys/authentication/options', { body: {} });
}
