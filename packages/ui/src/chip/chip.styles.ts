import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export const ChipElement = styled.span`
  display: inline-flex;
  gap: 2px;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 26px;
  padding-inline: 10px;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.medium};
  line-height: 16px;

  &[data-removable] {
    min-block-size: 32px;
    padding-inline: 12px 4px;
    color: ${tokens.color.ink};
  }
`;

export const ChipText = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const ChipRemove = styled.button`
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
    background: ${tokens.color.sunken};
    color: ${tokens.color.ink};
  }
  svg {
    inline-size: 14px;
    block-size: 14px;
  }
`;

export const ChipList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`;
