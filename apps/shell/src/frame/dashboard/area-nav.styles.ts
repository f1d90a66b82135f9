import { tokens } from '@showcase/ui';
import styled, { css } from 'styled-components';

const { color, media, motion, radius, space, text, weight } = tokens;

export const Nav = styled.nav`
  ${media.wide} {
    padding-block: ${space[3]};
  }
  ${media.desktop} {
    padding: ${space[6]} ${space[3]};
  }
`;

export const AreaTitle = styled.p`
  display: none;
  padding: 0 ${space[3]} ${space[2]};
  color: ${color.inkMuted};
  font-size: ${text[12]};
  font-weight: ${weight.semibold};

  ${media.desktop} {
    display: block;
  }
`;

/** On phones a row, above which "More" opens another. */
export const AreaLinks = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);

  && {
    padding: 0;
  }
  > li {
    grid-row: 2;
  }
  > [data-behind='more'] {
    display: none;
  }
  &[data-open] > [data-behind='more'] {
    display: block;
    grid-row: 1;

    &:last-child {
      grid-column: 5;
    }
    &:nth-last-child(2) {
      grid-column: 4;
    }
    &:nth-last-child(3) {
      grid-column: 3;
    }
  }

  ${media.wide} {
    gap: 2px;

    > [data-behind='more'] {
      display: block;
    }
    > li,
    &[data-open] > li:nth-child(n) {
      grid-area: auto;
    }
    > [data-only='phone'] {
      display: none;
    }
  }
`;

const sidebarEntry = css`
  flex-direction: row;
  gap: ${space[3]};
  justify-content: start;
  min-block-size: 44px;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.m};
  font-size: ${text[14]};
  text-align: start;

  &[aria-current] {
    background: ${color.voltQuiet};
  }
  svg {
    inline-size: 18px;
    block-size: 18px;
  }
`;

/** Beside the icon, which stays visible; in the sidebar, at the end of the row. */
export const Unread = styled.span`
  position: absolute;
  inset-block-start: 3px;
  inset-inline-start: calc(50% + 8px);
  min-inline-size: 20px;
  padding-inline: ${space[1]};
  border-radius: ${radius.full};
  background: ${color.volt};
  color: ${color.onVolt};
  font-size: ${text[12]};
  font-variant-numeric: tabular-nums;
  font-weight: ${weight.semibold};
  line-height: 20px;
  text-align: center;

  ${media.desktop} {
    position: static;
    margin-inline-start: auto;
  }
`;

/** An icon above a short label; in the sidebar, next to the whole one. */
export const Entry = styled.a`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 2px;
  align-items: center;
  justify-content: center;
  inline-size: 100%;
  min-block-size: 63px;
  padding-block: ${space[1]};
  padding-inline: 0;
  border: 0;
  background: none;
  color: ${color.inkMuted};
  font-size: ${text[12]};
  font-weight: ${weight.medium};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.fast};

  svg {
    flex: none;
    inline-size: 22px;
    block-size: 22px;
  }
  &:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current],
  &[aria-expanded='true'] {
    color: ${color.voltText};
    font-weight: ${weight.semibold};
  }

  ${media.desktop} {
    ${sidebarEntry}
  }
`;

/** The name of the link everywhere, visible in the sidebar. */
export const Label = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);

  ${media.desktop} {
    position: static;
    inline-size: auto;
    block-size: auto;
    overflow: visible;
    clip-path: none;
  }
`;

/** One line in 64 px, where eight bold letters fit. */
export const ShortLabel = styled.span`
  max-inline-size: 100%;
  overflow: hidden;
  letter-spacing: -0.02em;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.desktop} {
    display: none;
  }
`;
