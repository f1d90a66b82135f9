import { useUser } from '@showcase/data';
import { IconButton, tokens } from '@showcase/ui';
import { Bug } from 'lucide-react';
import { loadLater } from '@showcase/kit/loading';
import { useState } from 'react';
import styled from 'styled-components';
import { DialogLoadFailure } from '../frame/notices/floating.tsx';
import type { DebugConfig } from './debug-place.tsx';
import { useShortcut } from './use-shortcut.ts';

const DebugPanel = loadLater({
  name: 'debug panel',
  load: async () => (await import('./panel/debug-panel.tsx')).DebugPanel,
  Failure: DialogLoadFailure,
});

/** The floating button and Shift+D. */
export function Launcher({ config }: { config: DebugConfig }) {
  const { isInterrupted } = useUser();
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  if (isOpen && !isNeeded) setIsNeeded(true);
  // The question to sign in again stands over everything.
  if (isOpen && isInterrupted) setIsOpen(false);

  useShortcut(() => setIsOpen((wasOpen) => !wasOpen));

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
      {isNeeded && <DebugPanel isOpen={isOpen} onOpenChange={setIsOpen} config={config} />}
    </>
  );
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
