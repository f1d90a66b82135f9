import { useUser } from '@showcase/data/session';
import { lazyDialog } from '@showcase/kit/loading';
import { createContext, use, useState, type ReactNode } from 'react';
import { usePaletteShortcut } from './shortcut/use-palette-shortcut.ts';

type Palette = { open: () => void; isOpen: boolean; isLoading: boolean };

const PaletteContext = createContext<Palette | null>(null);

const PaletteDialog = lazyDialog({
  name: 'command palette',
  load: async () => (await import('./dialog/palette-dialog.tsx')).PaletteDialog,
});

/** The command palette: Ctrl+K or ⌘K, and the buttons of the navigation, open it. Its code is loaded on first use. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const { isInterrupted } = useUser();
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  if (isOpen && !isNeeded) setIsNeeded(true);
  // The prompt to sign in again must be above everything.
  if (isOpen && isInterrupted) setIsOpen(false);

  usePaletteShortcut({ isOpen, onPress: () => setIsOpen(!isOpen) });
  const { isLoading } = PaletteDialog.usePreload(isNeeded);

  return (
    <PaletteContext value={{ open: () => setIsOpen(true), isOpen, isLoading }}>
      {children}
      {isNeeded && <PaletteDialog isOpen={isOpen} onOpenChange={setIsOpen} />}
    </PaletteContext>
  );
}

export function usePalette(): Palette {
  const palette = use(PaletteContext);
  if (!palette) throw new Error('usePalette must be used within a PaletteProvider');
  return palette;
}
