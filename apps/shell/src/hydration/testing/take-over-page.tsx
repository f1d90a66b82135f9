import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { takeEarlyInput } from '../early-input.ts';
import { OnMount } from '../on-mount.tsx';

export type Taken = HydrationOptions & {
  root: HTMLElement;
  page: ReactNode;
  /** Called while the page loads what it needs to be taken over. */
  meanwhile?: () => void;
};

/** Takes over what the server rendered as the shell does, and waits until early input is replayed. */
export async function takeOverPage({ root, page, meanwhile, ...options }: Taken): Promise<void> {
  const { keep, replay } = takeEarlyInput(root);
  meanwhile?.();
  // Within act, React would render only at its end.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await new Promise<void>((resolve) => {
    const hydrated = hydrateRoot(
      root,
      <OnMount onCommit={keep} onMount={() => void replay().then(resolve)}>
        {page}
      </OnMount>,
      options,
    );
    onTestFinished(() => act(() => hydrated.unmount()));
  });
  vi.unstubAllGlobals();
}
