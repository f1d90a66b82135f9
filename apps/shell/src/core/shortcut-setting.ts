import { createStore } from 'zustand/vanilla';

/** Whether Shift+D opens the debug panel. */
export const debugShortcut = createShortcutSetting('bolt-showcase-debug-shortcut');

/** Whether Ctrl+K or ⌘K opens the command palette. */
export const paletteShortcut = createShortcutSetting('bolt-showcase-palette-shortcut');

/** A shortcut that is on by default. The user can switch it off for this browser. */
function createShortcutSetting(key: string) {
  const store = createStore(() => ({ isOn: readSetting(key) !== 'off' }));

  function setEnabled(isOn: boolean) {
    store.setState({ isOn });
    try {
      if (isOn) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, 'off');
    } catch {
      // Storage is blocked: the setting lasts until the page is closed.
    }
  }
  return { store, setEnabled };
}

function readSetting(key: string) {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
