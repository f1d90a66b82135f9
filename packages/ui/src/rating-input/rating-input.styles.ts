import { tokens } from '@showcase/ui';
import styled, { css } from 'styled-components';

export const StarRow = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
`;

const filled = css`
  fill: currentcolor;
  color: ${tokens.color.spark};
  stroke: none;
`;

const empty = css`
  fill: none;
  color: ${tokens.color.control};
  stroke: currentcolor;
  stroke-width: 1.5px;
`;

/** Filled up to the selected star, or up to the hovered one. */
export const StarChoices = styled.div`
  display: flex;

  svg {
    inline-size: 28px;
    block-size: 28px;
  }
  [data-star='empty'] {
    ${empty}
  }
  @media (hover: hover) {
    &:hover:not(:has(:disabled)) label svg {
      ${filled}
    }
    &:hover:not(:has(:disabled)) label:hover ~ label svg {
      ${empty}
    }
  }
`;

export const StarChoice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 44px;
  border-radius: ${tokens.radius.s};
  cursor: pointer;

  ${tokens.media.coarse} {
    inline-size: 44px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${tokens.color.voltText};
    outline-offset: -2px;
  }
  &:has(:disabled) {
    cursor: not-allowed;
  }
`;

export const Chosen = styled.span`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  font-variant-numeric: tabular-nums;
`;
