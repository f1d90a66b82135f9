import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const { color, space } = tokens;

export const LoadMoreElement = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: center;
  padding-block: ${space[6]};
`;

export const StatusText = styled.p`
  color: ${color.inkMuted};
  font-size: ${tokens.text[14]};
  font-variant-numeric: tabular-nums;
`;

export const PageList = styled.ul`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  justify-content: center;
`;

export const PageAnchor = styled.a`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  justify-content: center;
  min-inline-size: 40px;
  min-block-size: 40px;
  padding-inline: ${space[2]};
  border-radius: ${tokens.radius.m};
  color: ${color.ink};
  font-size: ${tokens.text[14]};
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.weight.medium};
  text-decoration: none;
  transition: background-color ${tokens.motion.fast};

  &:hover {
    background: ${color.sunken};
  }
  &[aria-current] {
    background: ${color.voltQuiet};
    color: ${color.voltText};
    font-weight: ${tokens.weight.semibold};
  }
  svg {
    inline-size: 18px;
    block-size: 18px;
  }
  svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;

/** Hidden in a narrow row, where only the arrow remains. */
export const StepText = styled.span`
  display: none;

  ${tokens.media.wide} {
    display: inline;
  }
`;

export const Gap = styled.li`
  min-inline-size: 20px;
  color: ${color.inkMuted};
  text-align: center;
`;
