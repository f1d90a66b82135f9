import { useUser } from '@showcase/data';
import { IconButton, tokens } from '@showcase/ui';
import { Bug } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { DebugConfig } from './debug-place.tsx';

const DebugPanel = lazy(async () => ({
  default: (await import('./panel/debug-panel.tsx')).DebugPanel,
}));

/** The floating button and Shift+D. */
export function Launcher({ config }: { config: DebugConfig }) {
  const { isInterrupted } = useUser();
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  if (isOpen && !isNeeded) setIsNeeded(true);
  // The question to sign in again stands over everything.
  if (isOpen && isInterrupted) setIsOpen(false);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isShortcut(event) || isTyping(event.target)) return;
      event.preventDefault();
      setIsOpen((wasOpen) => !wasOpen);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <Corner>
        <IconButton
          label="Debug panel"
          title="Debug panel (Shift+D)"
          variant="secondary"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Bug aria-hidden />
        </IconButton>
      </Corner>
      {isNeeded && (
        <Suspense fallback={null}>
          <DebugPanel isOpen={isOpen} onOpenChange={setIsOpen} config={config} />
        </Suspense>
      )}
    </>
  );
}

function isShortcut({ key, shiftKey, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent) {
  return key.toLowerCase() === 'd' && shiftKey && !(ctrlKey || altKey || metaKey || repeat);
}

function isTyping(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}

/** At the start, where no page has its buttons. */
const Corner = styled.div`
  position: fixed;
  inset-block-end: ${tokens.space[4]};
  inset-inline-start: ${tokens.space[4]};
  z-index: ${tokens.layer.bar};

  button {
    border-radius: ${tokens.radius.full};
    box-shadow: ${tokens.shadow.high};
  }
`;
