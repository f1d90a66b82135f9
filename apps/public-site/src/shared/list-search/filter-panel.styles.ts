import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 40px;
`;

export const PanelTitle = styled.h2`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  font-size: ${tokens.text[16]};
`;

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

export const Facet = styled.span`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  font-variant-numeric: tabular-nums;
`;
