import { Grid, tokens } from '@showcase/ui';
import styled from 'styled-components';

/** Cards in columns; on phones a row that scrolls sideways and snaps to its cards. */
export const CardRow = styled(Grid).attrs({ forwardedAs: 'ul', role: 'list', hasCards: true })`
  grid-auto-flow: column;
  grid-auto-columns: min(280px, 80vw);
  grid-template-columns: none;
  column-gap: ${tokens.space[4]};
  overflow-x: auto;
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  scroll-padding-inline: var(--gutter);
  scroll-snap-type: x mandatory;

  > li {
    scroll-snap-align: start;
  }

  ${tokens.media.wide} {
    grid-auto-flow: row;
    grid-auto-columns: auto;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${tokens.space[6]};
    overflow-x: visible;
    margin-inline: 0;
    padding-inline: 0;
  }
`;
