import styled from 'styled-components';
import { focusRing } from '../theme/focus-ring.ts';
import { tokens } from '../theme/tokens.ts';

/** On the covers, opposite the rating. */
export const CompareButton = styled.button`
  position: absolute;
  inset-block-start: ${tokens.space[2]};
  inset-inline-start: ${tokens.space[2]};
  z-index: ${tokens.layer.raised};
  display: inline-flex;
  gap: 4px;
  align-items: center;
  min-block-size: 28px;
  padding: 0 10px 0 ${tokens.space[2]};
  border: 1px solid color-mix(in srgb, ${tokens.color.control} 45%, ${tokens.color.border});
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.low};
  color: ${tokens.color.ink};
  font-family: inherit;
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.semibold};
  cursor: pointer;
  transition: background-color ${tokens.motion.fast};

  svg {
    inline-size: 14px;
    block-size: 14px;
  }
  /* Fingers reach it around its edges. */
  &::after {
    content: '';
    position: absolute;
    inset: -8px;
  }
  &:hover {
    border-color: ${tokens.color.control};
  }
  &:focus-visible {
    ${focusRing}
  }
  &[aria-pressed='true'] {
    border-color: ${tokens.color.volt};
    background: ${tokens.color.volt};
    color: ${tokens.color.onVolt};
  }
`;
