import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { inputStyle } from './input-style.ts';

export const InputElement = styled.input`
  ${inputStyle}
`;

export const InputFrame = styled.div`
  position: relative;
`;

export const PasswordElement = styled(InputElement)`
  padding-inline-end: ${tokens.space[12]};
`;

export const SearchElement = styled(InputElement)`
  padding-inline: ${tokens.space[10]} ${tokens.space[12]};
  appearance: none;

  &:placeholder-shown {
    padding-inline-end: ${tokens.space[3]};
    text-overflow: ellipsis;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const StartIcon = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${tokens.space[3]};
  display: grid;
  place-items: center;
  color: ${tokens.color.inkMuted};
  pointer-events: none;

  svg {
    inline-size: 18px;
    block-size: 18px;
  }
`;

export const EndSlot = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 6px;
  display: grid;
  place-items: center;
`;
