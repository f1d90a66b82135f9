import styled from 'styled-components';
import { LinkAnchor } from '../link/link.styles.ts';
import { focusRing } from '../theme/focus-ring.ts';
import { tokens } from '../theme/tokens.ts';

/** The main link of a card. Its click target and focus ring cover the whole card. */
export const CardLink = styled(LinkAnchor)`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  color: ${tokens.color.voltText};
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.semibold};
  line-height: 32px;
  white-space: nowrap;

  svg {
    inline-size: 16px;
    block-size: 16px;
    transition: transform ${tokens.motion.fast};
  }
  svg:dir(rtl) {
    transform: scaleX(-1);
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.l};
  }
  &:focus-visible {
    box-shadow: none;
    outline: none;
  }
  &:focus-visible::after {
    ${focusRing}
  }
`;

/** Above the main link, so that it can be clicked separately. */
export const AboveLink = styled.div`
  position: relative;
  z-index: ${tokens.layer.raised};
`;

export const CardFooter = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
  min-block-size: 32px;
  margin-block-start: auto;
  font-size: ${tokens.text[14]};
`;
