import { useEffect, useEffectEvent } from 'react';
import { debugShortcut } from '../ground/shortcut-setting.ts';

/** Listens for Shift+D, except while the user is typing or has switched the shortcut off. */
export function useShortcut(onPress: () => void) {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isShortcut(event) || isTyping(event.target)) return;
      if (!debugShortcut.store.getState().isOn) return;
      event.preventDefault();
      press();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isShortcut({ key, shiftKey, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent) {
  return key.toLowerCase() === 'd' && shiftKey && !(ctrlKey || altKey || metaKey || repeat);
}

function isTyping(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
