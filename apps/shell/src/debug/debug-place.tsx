import { useUser } from '@showcase/data';
import { loadLater, type LoadFailureProps } from '@showcase/kit/loading';
import { createContext, use } from 'react';
import type { RuntimeConfig } from '../runtime-config.ts';
import { useShortcut } from './use-shortcut.ts';

export type DebugConfig = Pick<RuntimeConfig, 'debugPanel' | 'supabaseUrl' | 'supabaseKey'>;

const DebugConfigContext = createContext<DebugConfig | null>(null);

export const DebugConfigProvider = DebugConfigContext;

const PATIENCE = 2_000;

/** Loaded when the page has settled, so that nobody waits for it. */
const Launcher = loadLater({
  name: 'debug launcher',
  async load() {
    await settled();
    return (await import('./launcher.tsx')).Launcher;
  },
  Failure: MissingLauncher,
});

/** The debug panel, for those to whom the deployment shows it. */
export function DebugPlace() {
  const config = use(DebugConfigContext);
  const { user } = useUser();
  const isForThem = config?.debugPanel === 'developers' && user?.is_dev;
  if (!config || !(config.debugPanel === 'everyone' || isForThem)) return null;
  return <Launcher config={config} />;
}

/** Not worth a word: the next press of the shortcut, or the return of the network, fetches it again. */
function MissingLauncher({ onRetry }: LoadFailureProps) {
  useShortcut(onRetry);
  return null;
}

function settled() {
  return new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    } else setTimeout(resolve, PATIENCE);
  });
}
