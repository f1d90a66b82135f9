import { inputFrameStyle, inputStyle, tokens } from '@showcase/ui';
import styled from 'styled-components';

/** Aligned to the end, so that the digits of stacked inputs line up. */
export const NumberElement = styled.input`
  ${inputStyle}
  border: 0;
  border-radius: inherit;
  background: none;
  font-variant-numeric: tabular-nums;
  min-block-size: 42px;
  min-inline-size: 0;
  text-align: end;

  &:focus-visible {
    outline: none;
  }
`;

export const NumberFrame = styled.span`
  ${inputFrameStyle}
  display: flex;
  align-items: center;
`;

export const Unit = styled.span`
  flex: none;
  padding-inline: ${tokens.space[3]} 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  pointer-events: none;
  user-select: none;

  input + & {
    padding-inline: 0 ${tokens.space[3]};
  }
`;
