import styled from 'styled-components';
import { inputFrameStyle } from '../text-input/input-style.ts';
import { InputElement } from '../text-input/text-input.styles.ts';
import { tokens } from '../theme/tokens.ts';

/** Aligned to the end, so that the digits of stacked inputs line up. */
export const NumberElement = styled(InputElement)`
  border: 0;
  border-radius: inherit;
  background: none;
  min-inline-size: 0;

  && {
    min-block-size: 42px;
  }
  &&:focus-visible {
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
