import { Button, tokens, useIsHydrating } from '@showcase/ui';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { paletteShortcut } from '../../ground/shortcut-setting.ts';
import { usePalette } from './palette-provider.tsx';
import { isApple } from './shortcut/shortcut-key.ts';

/** Opens the command palette, and names its shortcut where there is a keyboard. */
export function PaletteButton({ onOpen }: { onOpen?: () => void }) {
  const { open, isOpen, isLoading } = usePalette();
  const isHydrating = useIsHydrating();
  const hasCommandKey = !isHydrating && isApple();
  const isSwitchedOn = useStore(paletteShortcut.store, ({ isOn }) => isOn);
  const isShortcutOn = isSwitchedOn || isHydrating;
  return (
    <OpenButton
      variant="secondary"
      aria-haspopup="dialog"
      {...(isShortcutOn && { 'aria-keyshortcuts': hasCommandKey ? 'Meta+K' : 'Control+K' })}
      isBusy={isOpen && isLoading}
      onClick={() => {
        onOpen?.();
        open();
      }}
    >
      <Search aria-hidden />
      Find anything
      {isShortcutOn && <Shortcut aria-hidden>{hasCommandKey ? '⌘K' : 'Ctrl K'}</Shortcut>}
    </OpenButton>
  );
}

const OpenButton = styled(Button)`
  color: ${tokens.color.inkMuted};
  font-weight: ${tokens.weight.normal};

  svg {
    inline-size: 16px;
    block-size: 16px;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** Equally wide with both texts, because a server does not know which one it is. */
const Shortcut = styled.kbd`
  min-inline-size: 6ch;
  padding-inline: ${tokens.space[1]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.s};
  font-family: inherit;
  font-size: ${tokens.text[12]};
  text-align: center;

  ${tokens.media.coarse} {
    display: none;
  }
`;
