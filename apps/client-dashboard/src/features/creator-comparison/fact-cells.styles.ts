import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** The best value in a row, in words. */
export const Mark = styled.span`
  display: table;
  margin-block-start: 2px;
  padding-inline: 7px;
  border-radius: ${tokens.radius.s};
  background: ${tokens.color.successQuiet};
  color: ${tokens.color.success};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.semibold};
  line-height: 20px;
`;

export const Items = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`;

export const Item = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  max-inline-size: 100%;
  padding-inline: ${tokens.space[2]};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.s};
  background: ${tokens.color.sunken};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.medium};
  line-height: 22px;

  svg {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
  }
  &[data-shared] {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
  }
`;
