import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { space } = tokens;

export const LogHeader = styled.div`
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

  /* The search field, and on phones also the action, takes a full line. */
  > :first-child,
  > :nth-child(2) {
    grid-column: 1 / -1;
  }
  ${tokens.media.wide} {
    grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr));

    > :nth-child(2) {
      grid-column: auto;
    }
  }
`;

export const WrappedText = styled.span`
  overflow-wrap: anywhere;
`;
