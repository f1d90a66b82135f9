import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, space, text } = tokens;

export const Base = styled.footer`
  margin-block-start: ${space[20]};
  padding-block: ${space[12]} ${space[8]};
  font-size: ${text[14]};

  @media print {
    display: none;
  }
`;

export const Line = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[8]};
  align-items: center;
  justify-content: space-between;
  /* Also behind the bar at the bottom of the window. */
  margin-block-end: calc(-1 * ${tokens.bottomBar});
  padding: ${space[4]};
  padding-block-end: calc(${space[4]} + ${tokens.bottomBar});
  color: ${color.inkMuted};
  font-size: ${text[14]};

  @media print {
    display: none;
  }
  ${tokens.media.wide} {
    column-gap: ${space[4]};
    padding-inline: ${space[6]};
    white-space: nowrap;

    &,
    label {
      font-size: ${text[12]};
    }
    legend {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  ${tokens.media.desktop} {
    &,
    label {
      font-size: ${text[14]};
    }
    legend {
      position: static;
      clip-path: none;
    }
  }
`;

export const LineLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};

  ${tokens.media.wide} {
    column-gap: ${space[4]};
  }
  a,
  span {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    margin-block: 0;
    color: ${color.inkMuted};
  }
  a:hover {
    color: ${color.ink};
  }
`;

export const Columns = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[10]} ${space[6]};

  ${tokens.media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${tokens.media.desktop} {
    grid-template-columns: minmax(0, 2.2fr) repeat(3, minmax(0, 1fr)) minmax(0, 2.4fr);
    column-gap: ${space[8]};
  }
`;

export const About = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space[3]};
  align-content: start;
  justify-items: start;
  max-inline-size: 44ch;

  ${tokens.media.desktop} {
    grid-column: auto;
  }
`;

export const Description = styled.p`
  text-wrap: pretty;
  color: ${color.inkMuted};
`;

export const ContactLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 24px;
  color: ${color.voltText};
  text-underline-offset: 0.2em;
`;

export const Column = styled.div`
  ul {
    display: grid;
    gap: ${space[2]};
  }
  a,
  span {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    color: ${color.inkMuted};
  }
  a:hover {
    color: ${color.ink};
  }

  ${tokens.media.coarse} {
    ul {
      gap: 0;
    }
    /* Rows of 44 px in all columns; the reach of a link in a text would lie over its neighbors. */
    a,
    span {
      min-block-size: 44px;
      min-inline-size: 44px;
      margin-block: 0;
      padding-block: 0;
    }
  }
`;

export const ColumnTitle = styled.h2`
  margin-block-end: ${space[3]};
  font-size: ${text[14]};
  letter-spacing: 0;
  line-height: 1.5;
`;

export const NewsletterBox = styled.div`
  grid-column: 1 / -1;
  max-inline-size: 440px;

  ${tokens.media.desktop} {
    grid-column: auto;
  }
`;

export const NewsletterRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  margin-block: ${space[1]};

  button {
    min-block-size: 44px;
    padding-block: 0;
    padding-inline: ${space[5]};
    font-size: ${text[14]};
  }
`;

export const Thanks = styled.p`
  color: ${color.success};
  font-weight: ${tokens.weight.medium};
  overflow-wrap: anywhere;
`;

export const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
  margin-block-start: ${space[12]};
  padding-block-start: ${space[6]};
  border-block-start: 1px solid ${color.border};
  color: ${color.inkMuted};
`;

export const Socials = styled.ul`
  display: flex;
  gap: ${space[4]};
`;
