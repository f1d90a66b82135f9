import { Tooltip } from '@base-ui/react/tooltip';
import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const TooltipPositioner = styled(Tooltip.Positioner)`
  z-index: ${tokens.layer.toast};
`;

export const TooltipPopup = styled(Tooltip.Popup)`
  max-inline-size: 280px;
  padding: ${tokens.space[1]} ${tokens.space[2]};
  border-radius: ${tokens.radius.s};
  background: ${tokens.color.ink};
  color: ${tokens.color.paper};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.medium};
  transition: opacity ${tokens.motion.fast};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;
