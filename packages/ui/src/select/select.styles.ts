import { Select } from '@base-ui/react/select';
import { inputStyle, tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Trigger = styled(Select.Trigger)`
  ${inputStyle}
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: space-between;
  text-align: start;
  cursor: pointer;
  user-select: none;

  [data-placeholder] {
    color: ${tokens.color.inkMuted};
  }
  svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${tokens.color.inkMuted};
  }
`;

export const SelectedValue = styled(Select.Value)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Positioner = styled(Select.Positioner)`
  z-index: ${tokens.layer.overlay};
  outline: none;
`;

export const Popup = styled(Select.Popup)`
  min-inline-size: var(--anchor-width);
  max-block-size: min(320px, var(--available-height));
  overflow: auto;
  padding: ${tokens.space[1]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.high};
  outline: none;
  transition: opacity ${tokens.motion.fast};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const Option = styled(Select.Item)`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
  min-block-size: 36px;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.s};
  font-size: ${tokens.text[14]};
  cursor: default;
  outline: none;
  user-select: none;

  ${tokens.media.coarse} {
    min-block-size: 44px;
  }

  &[data-highlighted] {
    background: ${tokens.color.sunken};
  }
  &[data-selected] {
    font-weight: ${tokens.weight.semibold};
  }
  svg {
    inline-size: 16px;
    block-size: 16px;
    color: ${tokens.color.voltText};
  }
`;
