type Platform = { platform?: string; userAgentData?: { platform: string } };

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat'>;

/** Whether the keyboard has ⌘. */
export function isApple({ userAgentData, platform = '' }: Platform = navigator) {
  return /mac|iphone|ipad|ios/i.test(userAgentData?.platform ?? platform);
}

/** Ctrl+K, or ⌘K where there is ⌘: there, Ctrl+K deletes text. */
export function isPaletteKey(event: Key, hasCommandKey = isApple()): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, repeat } = event;
  if (key.toLowerCase() !== 'k' || shiftKey || altKey || repeat) return false;
  return hasCommandKey ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}
