import { createStore } from 'zustand/vanilla';

const KEY = 'bolt-showcase-debug-shortcut';

/** Whether Shift+D opens the panel. On by default; the user can switch it off for this browser. */
export const shortcutSetting = createStore(() => ({ isOn: readSetting() !== 'off' }));

export function setShortcutEnabled(isOn: boolean) {
  shortcutSetting.setState({ isOn });
  try {
    if (isOn) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, 'off');
  } catch {
    // Storage is blocked: the setting lasts until the page is closed.
  }
}

function readSetting() {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
