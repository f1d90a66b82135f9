import { isKey } from '@showcase/ui';
import { useEffect, useEffectEvent } from 'react';
import { debugShortcut } from '../core/shortcut-setting.ts';

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

function isShortcut(event: KeyboardEvent) {
  const { shiftKey, ctrlKey, altKey, metaKey, repeat } = event;
  return isKey(event, 'd') && shiftKey && !(ctrlKey || altKey || metaKey || repeat);
}

function isTyping(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
