import { PageHeader, tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Page = styled.div`
  padding-block-end: ${tokens.space[20]};
`;

/** On phones the first result belongs on the first screen. */
export const ListHeader = styled(PageHeader)`
  padding-block: ${tokens.space[4]} ${tokens.space[2]};

  > * > * > :not(h1) {
    display: none;
  }

  ${tokens.media.wide} {
    padding-block: ${tokens.space[10]} ${tokens.space[5]};

    h1 {
      font-size: ${tokens.text[44]};
      line-height: 1.05;
    }

    > * > * > :not(h1) {
      display: block;
    }
  }
`;

export const ChoiceRow = styled.div`
  margin-block-end: ${tokens.space[3]};
`;

export const SearchRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[2]};
  margin-block-end: ${tokens.space[2]};

  input {
    min-block-size: 48px;
  }

  ${tokens.media.wide} {
    grid-template-columns: minmax(0, 1fr);
    margin-block-end: ${tokens.space[6]};

    input {
      min-block-size: 52px;
    }
  }
`;

export const FiltersToggle = styled.div`
  display: grid;

  > button {
    min-inline-size: 48px;
    padding-inline: ${tokens.space[3]};
  }

  ${tokens.media.wide} {
    display: none;
  }
`;

export const Columns = styled.div`
  ${tokens.media.wide} {
    display: grid;
    grid-template-columns: 230px minmax(0, 1fr);
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
    margin-inline-start: calc(-1 * ${tokens.space[2]});
    padding-inline: ${tokens.space[2]};
  }
`;

export const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  min-inline-size: 0;
`;
