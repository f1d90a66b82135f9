import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, motion, radius, space, text, weight } = tokens;

export const Nav = styled.nav`
  position: relative;

  ${tokens.media.wide} {
    position: sticky;
    inset-block-start: calc(${tokens.size.bar} + ${space[6]});
  }
`;

export const Toggle = styled.button`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: 44px;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  font-size: ${text[14]};
  font-weight: ${weight.semibold};
  cursor: pointer;

  svg {
    inline-size: 16px;
    block-size: 16px;
    color: ${color.inkMuted};
    transition: transform ${motion.fast};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  ${tokens.media.wide} {
    display: none;
  }
`;

export const AreaTitle = styled.p`
  display: none;
  padding: 0 ${space[3]} ${space[2]};
  color: ${color.inkMuted};
  font-size: ${text[12]};
  font-weight: ${weight.semibold};

  ${tokens.media.wide} {
    display: block;
  }
`;

export const AreaLinks = styled.ul`
  position: absolute;
  inset-inline: 0;
  z-index: 1;
  display: none;
  gap: 2px;
  margin-block-start: ${space[1]};
  padding: ${space[1]};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.high};

  && {
    padding: ${space[1]};
  }
  &[data-open] {
    display: grid;
  }
  a {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    min-block-size: 40px;
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.s};
    color: ${color.inkMuted};
    font-size: ${text[14]};
    font-weight: ${weight.medium};
    text-decoration: none;
    transition: background-color ${motion.fast};
  }
  a:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }
  a[aria-current] {
    background: ${color.voltQuiet};
    color: ${color.voltText};
  }
  svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }

  ${tokens.media.wide} {
    position: static;
    display: grid;
    margin: 0;
    border: 0;
    background: none;
    box-shadow: none;

    && {
      padding: 0;
    }
  }
`;
