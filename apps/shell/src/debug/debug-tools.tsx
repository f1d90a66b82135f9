import { useUser } from '@showcase/data/session';
import { lazyComponent, type LoadFailureProps } from '@showcase/kit/loading';
import { createContext, use } from 'react';
import type { RuntimeConfig } from '../core/runtime-config.ts';
import { useShortcut } from './use-shortcut.ts';

export type DebugConfig = Pick<RuntimeConfig, 'debugPanel' | 'supabaseUrl' | 'supabaseKey'>;

const DebugConfigContext = createContext<DebugConfig | null>(null);

export const DebugConfigProvider = DebugConfigContext;

const MAX_IDLE_WAIT_MS = 2_000;

/** Loaded once the page is idle, so that it delays nothing. */
const Launcher = lazyComponent({
  name: 'debug launcher',
  async load() {
    await waitUntilIdle();
    return (await import('./launcher.tsx')).Launcher;
  },
  Failure: LauncherFailure,
});

/** The debug panel, for the audience that the deployment configures. */
export function DebugTools() {
  const config = use(DebugConfigContext);
  const { user } = useUser();
  const isForDeveloper = config?.debugPanel === 'developers' && user?.is_dev;
  if (!config || !(config.debugPanel === 'everyone' || isForDeveloper)) return null;
  return <Launcher config={config} />;
}

/** Shows nothing: pressing the shortcut or reconnecting retries. */
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
