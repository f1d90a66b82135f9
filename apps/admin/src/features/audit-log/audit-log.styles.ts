import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { space } = tokens;

export const LogHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${space[4]};

  h2 {
    margin: 0;
    font-size: ${tokens.text[22]};
  }
`;

export const Filters = styled.search`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
  align-items: end;
  margin-block-end: ${space[5]};

  ${tokens.media.desktop} {
    grid-template-columns: minmax(0, 1fr) 200px 160px 160px;
  }
`;

export const SearchField = styled.div`
  grid-column: 1 / -1;

  ${tokens.media.desktop} {
    grid-column: auto;
  }
`;

export const Words = styled.span`
  overflow-wrap: anywhere;
`;
