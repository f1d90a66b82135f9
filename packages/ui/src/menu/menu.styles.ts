import { Menu } from '@base-ui/react/menu';
import { tokens } from '@showcase/ui';
import styled, { css } from 'styled-components';

export const Positioner = styled(Menu.Positioner)`
  z-index: ${tokens.layer.overlay};
  outline: none;
`;

export const MenuPopup = styled(Menu.Popup)`
  min-inline-size: 200px;
  max-inline-size: min(320px, calc(100vw - 32px));
  max-block-size: var(--available-height);
  overflow: auto;
  padding: ${tokens.space[1]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.high};
  font-size: ${tokens.text[14]};
  outline: none;
  transform-origin: var(--transform-origin);
  transition:
    opacity ${tokens.motion.fast},
    transform ${tokens.motion.fast};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: scale(0.98);
  }
`;

const row = css`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  min-block-size: 36px;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.s};
  color: inherit;
  text-decoration: none;
  cursor: default;
  outline: none;
  user-select: none;

  ${tokens.media.coarse} {
    min-block-size: 44px;
  }

  svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${tokens.color.inkMuted};
  }
  &[data-highlighted] {
    background: ${tokens.color.sunken};
  }
`;

export const Item = styled(Menu.Item)<{ $variant: 'plain' | 'danger' }>`
  ${row}
  ${({ $variant }) =>
    $variant === 'danger' &&
    css`
      color: ${tokens.color.danger};
      svg {
        color: inherit;
      }
    `}
`;

export const LinkItem = styled(Menu.LinkItem)`
  ${row}
  cursor: pointer;
`;

export const ChoiceItem = styled(Menu.RadioItem)`
  ${row}
  justify-content: space-between;
`;

export const GroupLabel = styled(Menu.GroupLabel)`
  padding: ${tokens.space[2]} ${tokens.space[3]} ${tokens.space[1]};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.semibold};
`;

export const MenuHeader = styled.div`
  padding: ${tokens.space[2]} ${tokens.space[3]} ${tokens.space[3]};
  margin-block-end: ${tokens.space[1]};
  border-block-end: 1px solid ${tokens.color.border};
`;

export const MenuFooter = styled.div`
  padding: ${tokens.space[2]} ${tokens.space[3]};
  margin-block-start: ${tokens.space[1]};
  border-block-start: 1px solid ${tokens.color.border};
`;

export const Separator = styled(Menu.Separator)`
  block-size: 1px;
  margin: ${tokens.space[1]} 0;
  background: ${tokens.color.border};
`;
