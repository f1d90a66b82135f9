import { createStore } from 'zustand/vanilla';

const KEY = 'bolt-showcase-debug-shortcut';

/** Whether Shift+D opens the panel: on, until it is switched off in this browser. */
export const shortcutSetting = createStore(() => ({ isOn: readSetting() !== 'off' }));

export function setShortcutEnabled(isOn: boolean) {
  shortcutSetting.setState({ isOn });
  try {
    if (isOn) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, 'off');
  } catch {
    // Blocked storage: it holds until the page is left.
  }
}

function readSetting() {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
