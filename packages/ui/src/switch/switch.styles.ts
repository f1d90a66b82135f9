import { Switch } from '@base-ui/react/switch';
import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const SwitchRow = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  align-items: start;
  justify-content: space-between;
`;

export const SwitchText = styled.div`
  display: grid;
  gap: 2px;
`;

export const SwitchLabel = styled.label`
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.semibold};
  line-height: 24px;
`;

export const SwitchHint = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

export const Track = styled(Switch.Root)`
  position: relative;
  flex: none;
  display: inline-flex;
  inline-size: 40px;
  block-size: 24px;
  padding: 3px;
  border: 0;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.control};
  cursor: pointer;
  transition: background-color ${tokens.motion.fast};

  ${tokens.media.coarse} {
    &::after {
      position: absolute;
      inset: -10px -2px;
      content: '';
    }
  }
  &[data-checked] {
    background: ${tokens.color.volt};
  }
  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.55;
  }
  ${tokens.media.forced} {
    padding: 2px;
    border: 1px solid ButtonText;

    &[data-checked] {
      background: Highlight;
    }
  }
`;

export const Thumb = styled(Switch.Thumb)`
  inline-size: 18px;
  block-size: 18px;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.onVolt};
  transition: margin ${tokens.motion.fast};

  &[data-checked] {
    margin-inline-start: 16px;
  }
  ${tokens.media.forced} {
    background: ButtonText;

    &[data-checked] {
      background: HighlightText;
    }
  }
`;
