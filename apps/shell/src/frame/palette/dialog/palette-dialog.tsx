import { useNavigate } from '@showcase/remote-contract';
import { useEffect, useRef } from 'react';
import type { Entry } from '../entries/entry.ts';
import { FixedDialog } from './command-list.styles.ts';
import { PaletteContent } from './palette-content.tsx';

type PaletteDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Closes when something is chosen. */
export function PaletteDialog({ isOpen, onOpenChange }: PaletteDialogProps) {
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (isOpen) hasLeft.current = false;
  }, [isOpen]);

  /** Back to where it was, or to the page that was chosen, as after every navigation. */
  function moveFocus() {
    if (!hasLeft.current) return true;
    // The dialog would move it to the first control inside.
    document.getElementById('content')?.focus({ preventScroll: true });
    return false;
  }
  function choose(entry: Entry) {
    hasLeft.current = 'path' in entry;
    onOpenChange(false);
    if ('path' in entry) void navigate(entry.path);
    else entry.run();
  }
  return (
    <FixedDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Find anything"
      variant="sheet"
      finalFocus={moveFocus}
    >
      <PaletteContent onChoose={choose} />
    </FixedDialog>
  );
}
