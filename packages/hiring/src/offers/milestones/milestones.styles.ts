import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
`;

export const GroupTitle = styled.h3`
  margin: 0;
  font-size: ${tokens.text[14]};
`;

export const Rows = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[4]};
  border-block-start: 1px solid ${tokens.color.border};
`;

export const ApprovedRow = styled.li`
  display: flex;
  gap: ${tokens.space[3]};
  justify-content: space-between;
  padding-block: ${tokens.space[3]};
  border-block-start: 1px solid ${tokens.color.border};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;
`;

export const RowHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

export const RowTitle = styled.span`
  font-weight: ${tokens.weight.bold};
  font-variant-numeric: tabular-nums;
`;

export const RowButtons = styled.div`
  display: flex;
  gap: ${tokens.space[1]};
`;

export const TotalRow = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding-block-start: ${tokens.space[3]};
  border-block-start: 2px solid ${tokens.color.ink};
  font-weight: ${tokens.weight.semibold};

  strong {
    font-family: ${tokens.display};
    font-size: ${tokens.text[22]};
    font-variant-numeric: tabular-nums;
  }
`;

export const Mismatch = styled.div<{ $isError: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${tokens.space[2]};
  color: ${({ $isError }) => ($isError ? tokens.color.danger : tokens.color.warning)};
  font-size: ${tokens.text[14]};
`;
