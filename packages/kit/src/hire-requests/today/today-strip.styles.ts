import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** As high while loading and without facts as with them. */
export const Strip = styled.section`
  display: grid;
  min-block-size: 160px;
  border-radius: ${tokens.radius.l};
  overflow: hidden;

  ${tokens.media.wide} {
    min-block-size: 96px;
  }
  ${tokens.media.forced} {
    border: 1px solid CanvasText;
  }
`;

export const Facts = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  margin: 0;
  padding: 0;
  background: ${tokens.color.border};
  list-style: none;

  ${tokens.media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Fact = styled.li`
  display: grid;
  align-content: center;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  background: ${tokens.color.paper};

  ${tokens.media.desktop} {
    padding: ${tokens.space[4]} ${tokens.space[6]};
  }
`;

export const Figure = styled.strong<{ $isUrgent: boolean }>`
  color: ${({ $isUrgent }) => ($isUrgent ? tokens.color.spark : tokens.color.ink)};
  font-family: ${tokens.display};
  font-size: ${tokens.text[22]};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: 1.25;
`;

/** At most two lines, because a title can be long. */
export const FactLabel = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  line-height: 1.3;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const CaughtUp = styled.p`
  display: grid;
  align-content: center;
  margin: 0;
  padding: ${tokens.space[4]};

  ${tokens.media.desktop} {
    padding-inline: ${tokens.space[6]};
  }
`;
