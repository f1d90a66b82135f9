import { Toast } from '@base-ui/react/toast';
import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const ToastViewport = styled(Toast.Viewport)`
  position: fixed;
  inset-block-end: calc(${tokens.space[4]} + ${tokens.bottomBar});
  inset-inline-end: ${tokens.space[4]};
  z-index: ${tokens.layer.toast};
  display: grid;
  gap: ${tokens.space[2]};
  inline-size: min(380px, calc(100vw - 32px));
  outline: none;

  /* Beside an open panel, whose footer it would cover. */
  ${tokens.media.wide} {
    :root:has([data-panel='end']:not([data-ending-style])) & {
      inset-inline: ${tokens.space[4]} auto;
    }
  }
`;

export const ToastCard = styled(Toast.Root)`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: start;
  padding: ${tokens.space[3]} ${tokens.space[2]};
  padding-inline-start: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.high};
  font-size: ${tokens.text[14]};
  transition:
    opacity ${tokens.motion.slow},
    transform ${tokens.motion.slow};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(8px);
  }
  &[data-limited] {
    display: none;
  }
`;

export const ToastIcon = styled.span<{ $variant: 'success' | 'info' | 'danger' }>`
  display: grid;
  flex: none;
  block-size: 32px;
  place-items: center;
  color: ${({ $variant }) =>
    $variant === 'info' ? tokens.color.voltText : tokens.color[$variant]};

  svg {
    inline-size: 18px;
    block-size: 18px;
  }
`;

export const ToastText = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: 5px;
  overflow-wrap: anywhere;
`;

export const ToastTitle = styled(Toast.Title)`
  font-size: ${tokens.text[14]};
  letter-spacing: 0;
  line-height: 1.5;
`;

export const ToastDescription = styled(Toast.Description)`
  color: ${tokens.color.inkMuted};
`;
