import { useUser } from '@showcase/data/session';
import { lazyComponent } from '@showcase/kit/loading';

const SuspensionNotice = lazyComponent({
  name: 'account status',
  load: async () => (await import('./suspension-notice.tsx')).SuspensionNotice,
  Failure: () => null,
});

/** Explains on every page why the account of a signed-in user is suspended. */
export function LazySuspensionNotice() {
  const { authUser } = useUser();
  return authUser && <SuspensionNotice key={authUser.id} userId={authUser.id} />;
}
