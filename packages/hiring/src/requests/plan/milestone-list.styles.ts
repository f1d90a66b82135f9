import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Rows = styled.ol`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.border};
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr) auto;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border};
  font-size: ${tokens.text[14]};
`;

export const Number = styled.span`
  color: ${tokens.color.inkMuted};
  font-weight: ${tokens.weight.bold};
  font-variant-numeric: tabular-nums;
`;

export const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  font-weight: ${tokens.weight.medium};
  overflow-wrap: anywhere;
`;

export const Detail = styled.span`
  color: ${tokens.color.inkMuted};

  &:empty {
    display: none;
  }
`;

export const Amount = styled.strong`
  font-variant-numeric: tabular-nums;
`;
