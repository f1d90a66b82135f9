import { useEffect, useState } from 'react';

/** The state of code that loads on demand. The component must also work without it. */
type Loaded<Module> = { state: 'pending' | 'failed' } | { state: 'ready'; module: Module };

/** Loads heavy code when its component is first shown. Pass a function from outside the component. */
export function useModule<Module>(load: () => Promise<Module>) {
  const [loaded, setLoaded] = useState<Loaded<Module>>({ state: 'pending' });
  useEffect(() => {
    let isUnmounted = false;
    load().then(
      (module) => !isUnmounted && setLoaded({ state: 'ready', module }),
      () => !isUnmounted && setLoaded({ state: 'failed' }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [load]);
  return loaded;
}
