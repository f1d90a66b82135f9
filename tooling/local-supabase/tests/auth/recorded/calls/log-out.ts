import type { Recorder } from '../recorder.ts';
import { hasId, hasType, refreshes, signIn, signUp } from '../sessions.ts';

export async function recordLogOut(recorder: Recorder): Promise<void> {
  const { probe } = recorder;
  for (const scope of ['local', 'others', 'global', 'nonsense']) {
    const own = await signUp(recorder);
    const other = await signIn(recorder, own.email);
    const name = `logout: ${scope}`;
    const route = `POST logout?scope=${scope}`;
    await probe(name, route, { token: own.access_token });
    for (const [which, { access_token, refresh_token }] of Object.entries({ own, other })) {
      await probe(`${name}, ${which}`, 'GET user', { token: access_token, keep: hasId });
      await probe(`${name}, ${which} refreshes`, refreshes, {
        body: { refresh_token },
        keep: hasType,
      });
    }
    if (scope === 'local') await probe('logout: twice', route, { token: own.access_token });
  }
  await probe('logout: no token', 'POST logout');
}
