import { Dialog } from '@base-ui/react/dialog';
import { tokens } from '@showcase/ui';
import styled, { css } from 'styled-components';

export type DrawerSide = 'start' | 'end' | 'bottom';

const sides = {
  start: css`
    inset-block: 0;
    inset-inline-start: 0;
    border-inline-end-width: 1px;
    --away: translateX(calc(-100% * var(--direction)));
  `,
  end: css`
    inset-block: 0;
    inset-inline-end: 0;
    border-inline-start-width: 1px;
    --away: translateX(calc(100% * var(--direction)));
  `,
  bottom: css`
    inset-block-end: 0;
    inset-inline: 0;
    max-block-size: 88dvh;
    border-block-start-width: 1px;
    border-start-start-radius: ${tokens.radius.l};
    border-start-end-radius: ${tokens.radius.l};
    --away: translateY(100%);
  `,
};

/** On phones, panels from the sides fill the screen. */
export const DrawerPopup = styled(Dialog.Popup)<{ $side: DrawerSide }>`
  position: fixed;
  z-index: ${tokens.layer.overlay};
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  inline-size: ${({ $side }) => ($side === 'bottom' ? 'auto' : '100%')};
  border: 0 solid ${tokens.color.border};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.high};
  overflow-wrap: anywhere;
  outline: none;
  transition: transform ${tokens.motion.slow};
  --direction: 1;
  ${({ $side }) => sides[$side]}

  ${tokens.media.wide} {
    inline-size: ${({ $side }) => ($side === 'bottom' ? 'auto' : '420px')};
  }
  &:dir(rtl) {
    --direction: -1;
  }
  &[data-starting-style],
  &[data-ending-style] {
    transform: var(--away);
  }
`;
