import { useUser } from '@showcase/data';
import { lazyComponent, type LoadFailureProps } from '@showcase/kit/loading';
import { createContext, use } from 'react';
import type { RuntimeConfig } from '../runtime-config.ts';
import { useShortcut } from './use-shortcut.ts';

export type DebugConfig = Pick<RuntimeConfig, 'debugPanel' | 'supabaseUrl' | 'supabaseKey'>;

const DebugConfigContext = createContext<DebugConfig | null>(null);

export const DebugConfigProvider = DebugConfigContext;

const MAX_IDLE_WAIT_MS = 2_000;

/** Loaded when the page has settled, so that nobody waits for it. */
const Launcher = lazyComponent({
  name: 'debug launcher',
  async load() {
    await waitUntilIdle();
    return (await import('./launcher.tsx')).Launcher;
  },
  Failure: LauncherFailure,
});

/** The debug panel, for those to whom the deployment shows it. */
export function DebugTools() {
  const config = use(DebugConfigContext);
  const { user } = useUser();
  const isForDeveloper = config?.debugPanel === 'developers' && user?.is_dev;
  if (!config || !(config.debugPanel === 'everyone' || isForDeveloper)) return null;
  return <Launcher config={config} />;
}

/** Not worth a word: the next press of the shortcut, or the return of the network, fetches it again. */
function LauncherFailure({ onRetry }: LoadFailureProps) {
  useShortcut(onRetry);
  return null;
}

function waitUntilIdle() {
  return new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: MAX_IDLE_WAIT_MS });
    } else setTimeout(resolve, MAX_IDLE_WAIT_MS);
  });
}
