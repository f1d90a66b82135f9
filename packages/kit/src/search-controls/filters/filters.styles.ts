import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: ${tokens.space[4]} 0;
  border: 0;
  border-block-start: 1px solid ${tokens.color.border};

  &:last-child {
    padding-block-end: 0;
  }
`;

export const GroupTitle = styled.legend`
  float: inline-start;
  inline-size: 100%;
  margin-block-end: ${tokens.space[2]};
  padding: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.semibold};
`;

export const FilterList = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  clear: both;
  font-size: ${tokens.text[14]};
`;

export const MoreOptions = styled.button`
  min-block-size: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.color.voltText};
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.semibold};
  cursor: pointer;

  ${tokens.media.coarse} {
    min-block-size: 44px;
  }
`;

export const Option = styled.span`
  display: flex;
  gap: ${tokens.space[2]};
  justify-content: space-between;
`;

export const OptionCount = styled.span`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  font-variant-numeric: tabular-nums;
`;

/** A group of radio buttons brings its own fieldset. */
export const RadioFrame = styled(Group).attrs({ as: 'div' })`
  legend {
    margin-block-end: ${tokens.space[2]};
    color: ${tokens.color.inkMuted};
  }
`;

export const Amounts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[2]};
  align-items: start;
  clear: both;
`;

export const Amount = styled.div`
  position: relative;

  > span {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${tokens.space[3]};
    display: grid;
    place-items: center;
    color: ${tokens.color.inkMuted};
    pointer-events: none;
  }

  > input {
    padding-inline-start: ${tokens.space[6]};
    font-variant-numeric: tabular-nums;
  }
`;
