import { Button, tokens, useIsHydrating } from '@showcase/ui';
import Search from 'lucide-react/icons/search';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { paletteShortcut } from '../../core/shortcut-setting.ts';
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
      <Text>Find anything</Text>
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

/** In the bar of a tablet there is only room for the icon. */
const iconOnly = '@media (min-width: 768px) and (max-width: 1023px)';

const Text = styled.span`
  ${iconOnly} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
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

  ${iconOnly} {
    display: none;
  }
  ${tokens.media.coarse} {
    display: none;
  }
`;
