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

/** One line, which is cut off; unlike with `nowrap`, the text makes nothing around the chip wider than the window. */
export const ChipText = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
  overflow-wrap: anywhere;
  word-break: break-all;
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

/** In one row, how many chips are shown follows the container's width; a single long one is cut off. */
export const ChipList = styled.ul<{ $isOneRow?: boolean }>`
  display: flex;
  flex-wrap: ${({ $isOneRow }) => ($isOneRow ? 'nowrap' : 'wrap')};
  gap: ${({ $isOneRow }) => ($isOneRow ? tokens.space[1] : '6px')};
  padding: 0;
  list-style: none;

  > li:where(:not([hidden])) {
    display: flex;
  }

  > li {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  > [data-only] {
    flex: none;
  }

  @container (max-width: 309px) {
    > [data-from='full'],
    > [data-only='full'] {
      display: none;
    }

    > [data-only='wide'] {
      display: flex;
    }
  }

  @container (max-width: 231px) {
    > [data-from='wide'],
    > [data-only='wide'] {
      display: none;
    }

    > [data-only='medium'] {
      display: flex;
    }
  }

  @container (max-width: 163px) {
    > [data-from='medium'],
    > [data-only='medium'] {
      display: none;
    }

    > [data-only='narrow'] {
      display: flex;
    }
  }
`;
