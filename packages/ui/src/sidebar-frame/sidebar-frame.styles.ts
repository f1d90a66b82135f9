import styled, { createGlobalStyle } from 'styled-components';
import {
  HeaderActions,
  HeaderRow,
  HeaderText,
  PageHeaderElement,
  PageTitle,
} from '../page-header/page-header.styles.ts';
import { tokens } from '../theme/tokens.ts';

const { color, layer, media, size, space } = tokens;

const LINE = '44px';
const BAR = '64px';

/** Elements at the bottom of the window leave room for the bar. */
export const BottomBarSpace = createGlobalStyle`
  @media screen and (width < 768px) and (height > 400px) {
    :root:root {
      --bottom-bar: calc(${BAR} + env(safe-area-inset-bottom, 0px));
      scroll-padding-block-end: calc(var(--bottom-bar) + ${space[4]});
    }
  }
`;

export const Layout = styled.div`
  display: grid;
  grid-template: 1fr / minmax(0, 1fr);
  grid-template-areas: 'page' 'nav';
  min-block-size: calc(100dvh - ${size.bar} - ${tokens.bottomBar});

  ${media.wide} {
    grid-template: 1fr / ${size.rail} minmax(0, 1fr);
    grid-template-areas: 'nav page';
  }
  ${media.desktop} {
    grid-template-columns: ${size.sidebar} minmax(0, 1fr);
  }
  @media print {
    grid-template: none / minmax(0, 1fr);
    grid-template-areas: 'page';
    min-block-size: 0;
  }
`;

export const Sidebar = styled.div`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: ${layer.bar};
  min-block-size: ${tokens.bottomBar};
  padding-block-end: env(safe-area-inset-bottom, 0);
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};

  ${media.low} {
    position: static;
    grid-area: nav;
    min-inline-size: 0;
  }
  ${media.wide} {
    position: static;
    grid-area: nav;
    z-index: auto;
    min-inline-size: 0;
    padding: 0;
    border-block-start: 0;
    border-inline-end: 1px solid ${color.border};

    > * {
      position: sticky;
      inset-block-start: ${size.bar};
      overflow: auto;
      max-block-size: calc(100dvh - ${size.bar});
    }
  }
  @media print {
    display: none;
  }
`;

/** At the end of the line that the page's h1 starts. */
export const Header = styled.div`
  display: flex;
  grid-area: page;
  align-items: center;
  align-self: start;
  justify-self: end;
  justify-content: end;
  z-index: ${layer.bar};
  min-block-size: ${LINE};
  margin: ${space[4]};

  ${media.wide} {
    margin: ${space[6]};
  }
  ${media.desktop} {
    margin-inline: ${space[8]};
  }
`;

/** A page without a PageHeader starts below the header's line. */
export const Body = styled.div`
  grid-area: page;
  /* The layers of a page are below those of the frame, such as the bell's panel. */
  isolation: isolate;
  min-inline-size: 0;
  padding: calc(${LINE} + ${space[6]}) ${space[4]} ${space[10]};

  &:has(> ${PageHeaderElement}:first-child) {
    padding-block-start: ${space[4]};
  }
  > ${PageHeaderElement} {
    padding-block: 0 ${space[6]};
  }
  ${PageTitle} {
    padding-block: 6px;
    padding-inline-end: 104px;
    font-size: calc(${tokens.text[28]} * 0.93);
  }
  ${HeaderRow} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]} ${space[4]};
    align-items: start;
  }
  ${HeaderText} {
    display: contents;
  }

  ${media.wide} {
    padding-block-start: calc(${LINE} + ${space[10]});
    padding-inline: ${space[6]};

    &:has(> ${PageHeaderElement}:first-child) {
      padding-block-start: ${space[6]};
    }
    ${PageTitle} {
      grid-column: 1 / -1;
      padding-inline-end: 340px;
      font-size: ${tokens.text[28]};
    }
    ${HeaderRow} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    ${HeaderActions} {
      grid-area: 2 / 2;
    }
  }
  ${media.desktop} {
    padding-inline: ${space[8]};
  }
`;
