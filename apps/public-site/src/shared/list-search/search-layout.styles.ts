import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Page = styled.div`
  padding-block-end: ${tokens.space[20]};
`;

/** On phones the search box needs the whole row, or its placeholder is cut off. */
export const SearchRow = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  margin-block-end: ${tokens.space[6]};
`;

export const FiltersToggle = styled.div`
  display: grid;

  ${tokens.media.wide} {
    display: none;
  }
`;

export const Columns = styled.div`
  ${tokens.media.wide} {
    display: grid;
    grid-template-columns: 260px minmax(0, 1fr);
    gap: ${tokens.space[8]};
    align-items: start;
  }
`;

export const Panel = styled.aside`
  display: none;

  ${tokens.media.wide} {
    display: block;
    position: sticky;
    inset-block-start: calc(${tokens.size.bar} + ${tokens.space[4]});
    max-block-size: calc(100vh - ${tokens.size.bar} - ${tokens.space[8]});
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: ${tokens.space[3]} ${tokens.space[5]} ${tokens.space[5]};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.l};
    background: ${tokens.color.surface};
  }
`;

export const Results = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
`;
