import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export const ChipElement = styled.span`
  display: inline-flex;
  gap: 2px;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 24px;
  padding-inline: ${tokens.space[2]};
  border-radius: ${tokens.radius.s};
  background: ${tokens.color.sunken};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.medium};
  line-height: 16px;

  &[data-removable] {
    min-block-size: 32px;
    padding-inline: 12px 4px;
    border: 1px solid ${tokens.color.voltText};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.voltQuiet};
    color: ${tokens.color.ink};

    ${tokens.media.coarse} {
      min-block-size: 44px;
    }
  }
`;

export const ChipText = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const ChipRemove = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.full};
  background: none;
  color: ${tokens.color.inkMuted};
  cursor: pointer;

  &:hover {
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
  }

  ${tokens.media.coarse} {
    &::after {
      content: '';
      position: absolute;
      inset: -10px;
    }
  }
  svg {
    inline-size: 14px;
    block-size: 14px;
  }
`;

/** In one row, long chips are cut off; narrow cards have no room for that. */
export const ChipList = styled.ul<{ $isOneRow: boolean }>`
  display: flex;
  flex-wrap: ${({ $isOneRow }) => ($isOneRow ? 'nowrap' : 'wrap')};
  gap: ${({ $isOneRow }) => ($isOneRow ? tokens.space[1] : '6px')};
  padding: 0;
  list-style: none;

  @container (max-width: 230px) {
    flex-wrap: wrap;
  }

  > li {
    display: flex;
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  > li:last-child:not(:nth-child(-n + 2)) {
    flex: none;
  }
`;
