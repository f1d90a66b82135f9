import { expect, it } from 'vitest';
import { isApple, isPaletteKey } from './shortcut-key.ts';

it.each([
  [{ platform: 'MacIntel' }, true],
  [{ platform: 'iPhone' }, true],
  [{ platform: 'Win32' }, false],
  [{ platform: 'Linux x86_64' }, false],
  [{ platform: 'Linux', userAgentData: { platform: 'macOS' } }, true],
  [{ platform: 'MacIntel', userAgentData: { platform: 'Windows' } }, false],
  [{}, false],
])('whether %j is from Apple: %s', (platform, expected) => {
  expect(isApple(platform)).toBe(expected);
});

const none = {
  key: 'k',
  code: 'KeyK',
  keyCode: 75,
  isComposing: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  repeat: false,
};

it.each([
  ['Ctrl+K', { ctrlKey: true }, false, true],
  ['Ctrl+K with Caps Lock', { ctrlKey: true, key: 'K' }, false, true],
  ['⌘K', { metaKey: true }, true, true],
  ['Ctrl+K on Apple', { ctrlKey: true }, true, false],
  ['the Windows key and K', { metaKey: true }, false, false],
  ['K alone', {}, false, false],
  ['Ctrl+Shift+K', { ctrlKey: true, shiftKey: true }, false, false],
  ['Ctrl+Alt+K', { ctrlKey: true, altKey: true }, false, false],
  ['Ctrl+K that is held', { ctrlKey: true, repeat: true }, false, false],
  ['Ctrl+K of an input method', { ctrlKey: true, keyCode: 229 }, false, false],
  ['Ctrl+K on a Russian layout', { ctrlKey: true, key: 'л' }, false, true],
  ['Ctrl+L', { ctrlKey: true, key: 'l' }, false, false],
])('%s (%j, Apple: %s) opens the palette: %s', (_name, keys, hasCommandKey, expected) => {
  expect(isPaletteKey({ ...none, ...keys }, hasCommandKey)).toBe(expected);
});
