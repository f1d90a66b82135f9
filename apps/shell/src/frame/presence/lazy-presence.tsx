import { useUser } from '@showcase/data/session';
import { lazyComponent } from '@showcase/kit/loading';

const Presence = lazyComponent({
  name: 'presence',
  load: async () => (await import('./presence.tsx')).Presence,
  Failure: () => null,
});

/** Publishes that the signed-in user is online, on every page, for the users they exchange messages with. */
export function LazyPresence() {
  const { authUser, isInterrupted } = useUser();
  return authUser && !isInterrupted && <Presence userId={authUser.id} />;
}
