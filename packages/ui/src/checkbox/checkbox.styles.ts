import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const BOX_AND_GAP = '32px';

export const CheckboxRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${tokens.space[3]};
  align-items: start;
`;

export const BoxFrame = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  block-size: 24px;

  ${tokens.media.coarse} {
    block-size: 44px;
  }

  svg {
    position: absolute;
    inline-size: 14px;
    block-size: 14px;
    color: ${tokens.color.onVolt};
    opacity: 0;
    pointer-events: none;
  }
  input:checked + svg {
    opacity: 1;
  }
`;

export const Box = styled.input`
  inline-size: 20px;
  block-size: 20px;
  margin: 0;
  border: 1px solid ${tokens.color.control};
  border-radius: ${tokens.radius.s};
  background: ${tokens.color.surface};
  appearance: none;
  cursor: pointer;
  transition: background-color ${tokens.motion.fast};

  &:hover:not(:disabled) {
    border-color: ${tokens.color.voltText};
  }
  &:checked {
    border-color: ${tokens.color.volt};
    background: ${tokens.color.volt};
  }
  &[aria-invalid='true'] {
    border-color: ${tokens.color.danger};
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export const BoxLabel = styled.label`
  font-size: ${tokens.text[14]};
  line-height: 24px;
  cursor: pointer;

  :has(> :disabled) + & {
    cursor: not-allowed;
  }
  ${tokens.media.coarse} {
    position: relative;
    min-inline-size: 12px;
    padding-block: 10px;

    /* Covers the box. */
    &::before {
      position: absolute;
      inset-block: 0;
      inset-inline-start: -${BOX_AND_GAP};
      inline-size: ${BOX_AND_GAP};
      content: '';
    }
  }
`;

export const BoxHint = styled.p`
  grid-column: 2;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;
