import { useUser } from '@showcase/data/session';
import { IconButton, tokens } from '@showcase/ui';
import Bug from 'lucide-react/icons/bug';
import { lazyDialog } from '@showcase/kit/loading';
import { useState, useEffect } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import type { DebugConfig } from './debug-tools.tsx';
import { debugShortcut } from '../core/shortcut-setting.ts';
import { useShortcut } from './use-shortcut.ts';

/** Smaller movements come from a resting finger. */
const MIN_DISTANCE_PX = 4;

const DebugPanel = lazyDialog({
  name: 'debug panel',
  load: async () => (await import('./panel/debug-panel.tsx')).DebugPanel,
});

/** Opens the panel by Shift+D or by the tab at the edge of the page, which hides while scrolling down. */
export function Launcher({ config }: { config: DebugConfig }) {
  const { isInterrupted } = useUser();
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  const isScrollingDown = useIsScrollingDown();
  const isShortcutOn = useStore(debugShortcut.store, ({ isOn }) => isOn);
  if (isOpen && !isNeeded) setIsNeeded(true);
  // The prompt to sign in again must be above everything.
  if (isOpen && isInterrupted) setIsOpen(false);

  useShortcut(() => setIsOpen((wasOpen) => !wasOpen));

  return (
    <>
      <LauncherTab
        label="Debug panel"
        title={isShortcutOn ? 'Debug panel (Shift+D)' : 'Debug panel'}
        variant="secondary"
        aria-expanded={isOpen}
        data-away={isScrollingDown || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Bug aria-hidden />
      </LauncherTab>
      {isNeeded && <DebugPanel isOpen={isOpen} onOpenChange={setIsOpen} config={config} />}
    </>
  );
}

/** As wide as the page's gutter, so that it covers no content. */
const LauncherTab = styled(IconButton)`
  position: fixed;
  inset-block-end: max(25%, ${tokens.bottomBar} + ${tokens.space[2]});
  inset-inline-end: 0;
  z-index: ${tokens.layer.bar};
  inline-size: ${tokens.space[4]};
  block-size: ${tokens.space[16]};
  border-start-end-radius: 0;
  border-end-end-radius: 0;
  border-inline-end: 0;

  @media print {
    display: none;
  }
  ${tokens.media.wide} {
    inline-size: ${tokens.space[6]};
  }
  &[data-away]:not(:focus-visible) {
    opacity: 0;
    pointer-events: none;
  }
  svg {
    inline-size: 12px;
    block-size: 12px;
  }
`;

/** Whether the page was last scrolled down. */
function useIsScrollingDown() {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    function onScroll() {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < MIN_DISTANCE_PX) return;
      setIsDown(scrollY > last);
      last = scrollY;
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isDown;
}
