import { isKey } from '@showcase/ui';

type Platform = { platform?: string; userAgentData?: { platform: string } };

type Key = Parameters<typeof isKey>[0] &
  Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat'>;

/** Whether the keyboard has ⌘. */
export function isApple({ userAgentData, platform = '' }: Platform = navigator) {
  return /mac|iphone|ipad|ios/i.test(userAgentData?.platform ?? platform);
}

/** Ctrl+K, or ⌘K where there is ⌘: there, Ctrl+K deletes text. */
export function isPaletteKey(event: Key, hasCommandKey = isApple()): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, repeat } = event;
  if (!isKey(event, 'k') || shiftKey || altKey || repeat) return false;
  return hasCommandKey ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}
