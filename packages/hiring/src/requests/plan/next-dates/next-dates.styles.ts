import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** The date has a column of its own where there is room. */
const wide = '@container (min-width: 560px)';

export const Frame = styled.section`
  container-type: inline-size;
`;

export const Head = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
  min-block-size: 44px;
`;

export const Title = styled.h2`
  margin: 0;
  font-size: ${tokens.text[16]};
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.border};
  list-style: none;
`;

export const DateRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${tokens.space[4]};
  padding-block: ${tokens.space[1]};
  border-block-end: 1px solid ${tokens.color.border};
  font-size: ${tokens.text[14]};

  > button {
    grid-area: 1 / 2 / span 2;
  }

  ${wide} {
    grid-template-columns: 14rem minmax(0, 1fr) auto;

    > button {
      grid-area: 1 / 3;
    }
  }
`;

export const DateText = styled.strong<{ $isLate: boolean }>`
  color: ${({ $isLate }) => ($isLate ? tokens.color.danger : tokens.color.ink)};
  font-weight: ${tokens.weight.medium};
`;

export const Subject = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space[2]};
  min-inline-size: 0;
  color: ${tokens.color.inkMuted};
  overflow-wrap: anywhere;
`;
