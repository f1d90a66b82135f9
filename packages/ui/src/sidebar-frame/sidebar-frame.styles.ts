import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const { media, space } = tokens;

export const Layout = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) auto;
  grid-template-areas: 'nav header' 'body body';
  gap: 0 ${space[3]};
  padding-block-start: ${space[4]};

  ${media.wide} {
    grid-template: auto 1fr / ${tokens.size.sidebar} minmax(0, 1fr);
    grid-template-areas: 'nav header' 'nav body';
    gap: 0 ${space[10]};
    padding-block-start: ${space[6]};
  }
`;

export const Sidebar = styled.div`
  grid-area: nav;
  min-inline-size: 0;
`;

export const Header = styled.div`
  display: flex;
  grid-area: header;
  align-items: center;
  justify-content: end;
  min-block-size: 44px;
`;

export const Body = styled.div`
  grid-area: body;
  min-inline-size: 0;
`;
