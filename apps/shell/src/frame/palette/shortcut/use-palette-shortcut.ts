import { useEffect, useEffectEvent } from 'react';
import { paletteShortcut } from '../../../core/shortcut-setting.ts';
import { isPaletteKey } from './shortcut-key.ts';

/** Calls back on Ctrl+K or ⌘K, unless a rich text field or another dialog is in use, or the user has switched the shortcut off. */
export function usePaletteShortcut({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event) || event.defaultPrevented) return;
    if (!paletteShortcut.store.getState().isOn || isRichText(event.target)) return;
    if (!isOpen && isDialogOpen()) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** There, the shortcut adds a link. */
function isRichText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable;
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
