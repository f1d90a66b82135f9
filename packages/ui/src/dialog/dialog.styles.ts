import { Dialog } from '@base-ui/react/dialog';
import styled, { css } from 'styled-components';
import { tokens } from '@showcase/ui';

export type DialogSize = 's' | 'm' | 'l';
export type DialogVariant = 'window' | 'sheet';

const widths = { s: '420px', m: '560px', l: '800px' } as const;

/** Also between a panel and a dialog that the panel opens, where none is rendered by default. */
export const Backdrop = styled(Dialog.Backdrop).attrs({ forceRender: true })`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.overlay};
  background: ${tokens.color.scrim};
  transition: opacity ${tokens.motion.slow};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const Viewport = styled(Dialog.Viewport)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.overlay};
  display: grid;
  grid-template-rows: minmax(0, 100%);
  place-items: end center;
  overflow: auto;

  ${tokens.media.wide} {
    place-items: center;
    padding: ${tokens.space[8]};
  }
`;

const fullScreen = css`
  block-size: 100%;
  max-block-size: 100%;
  border-width: 0;
  border-radius: 0;
`;

/** On phones a form fills the screen, and everything else is a sheet at the bottom. */
export const Popup = styled(Dialog.Popup)<{ $size: DialogSize; $variant?: DialogVariant }>`
  position: relative;
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  inline-size: 100%;
  max-block-size: calc(100% - ${tokens.space[6]});
  border: 1px solid ${tokens.color.border};
  border-width: 1px 0 0;
  border-radius: ${tokens.radius.l} ${tokens.radius.l} 0 0;
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.high};
  overflow-wrap: anywhere;
  outline: none;
  transition:
    opacity ${tokens.motion.slow},
    transform ${tokens.motion.slow};

  &[data-starting-style],
  &[data-ending-style] {
    transform: translateY(100%);
  }
  &:has(form) {
    ${fullScreen}
  }
  ${({ $variant }) => $variant === 'sheet' && fullScreen}

  ${tokens.media.wide} {
    && {
      block-size: auto;
      max-inline-size: ${({ $size }) => widths[$size]};
      max-block-size: 100%;
      border-width: 1px;
      border-radius: ${tokens.radius.l};
    }
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
      transform: translateY(8px);
    }
  }
`;

export const PopupHeader = styled.header`
  padding-block: ${tokens.space[5]} ${tokens.space[3]};
  padding-inline: ${tokens.space[6]} ${tokens.space[16]};
`;

export const PopupTitle = styled(Dialog.Title)`
  padding-block: 6px;
  font-size: ${tokens.text[18]};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

export const PopupDescription = styled(Dialog.Description)`
  margin-block-end: ${tokens.space[4]};
  color: ${tokens.color.inkMuted};
`;

/** Contains what is placed absolutely inside, such as hidden inputs, which would scroll the viewport instead. */
export const PopupBody = styled.div`
  position: relative;
  overflow: auto;
  padding: ${tokens.space[1]} ${tokens.space[6]} ${tokens.space[6]};
`;

export const PopupFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  justify-content: flex-end;
  padding: ${tokens.space[4]} ${tokens.space[6]}
    max(${tokens.space[4]}, env(safe-area-inset-bottom, 0px));
  border-block-start: 1px solid ${tokens.color.border};
`;

/** Last in the tab order, so that the focus starts on the dialog's first control. */
export const CloseCorner = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space[5]};
  inset-inline-end: ${tokens.space[4]};
`;
