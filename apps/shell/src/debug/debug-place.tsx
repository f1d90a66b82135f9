import { useUser } from '@showcase/data';
import { createContext, lazy, Suspense, use } from 'react';
import type { RuntimeConfig } from '../runtime-config.ts';

export type DebugConfig = Pick<RuntimeConfig, 'debugPanel' | 'supabaseUrl' | 'supabaseKey'>;

const DebugConfigContext = createContext<DebugConfig | null>(null);

export const DebugConfigProvider = DebugConfigContext;

const PATIENCE = 2_000;

/** Loaded when the page has settled, so that nobody waits for it. */
const Launcher = lazy(async () => {
  await settled();
  return { default: (await import('./launcher.tsx')).Launcher };
});

/** The debug panel, for those to whom the deployment shows it. */
export function DebugPlace() {
  const config = use(DebugConfigContext);
  const { user } = useUser();
  const isForThem = config?.debugPanel === 'developers' && user?.is_dev;
  if (!config || !(config.debugPanel === 'everyone' || isForThem)) return null;
  return (
    <Suspense fallback={null}>
      <Launcher config={config} />
    </Suspense>
  );
}

function settled() {
  return new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    } else setTimeout(resolve, PATIENCE);
  });
}
