import { oneLine, tokens } from '@showcase/ui';
import styled, { css } from 'styled-components';

/** Four facts side by side. */
const oneRow = '@container (min-width: 640px)';

export const Strip = styled.section`
  container-type: inline-size;
  border-radius: ${tokens.radius.l};
  overflow: hidden;

  ${tokens.media.forced} {
    border: 1px solid CanvasText;
  }
`;

/** As high while loading and without facts as with them. */
const stableHeight = css`
  min-block-size: 160px;

  ${oneRow} {
    min-block-size: 96px;
  }
`;

export const Facts = styled.ul`
  ${stableHeight}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  margin: 0;
  padding: 0;
  background: ${tokens.color.border};
  list-style: none;

  ${oneRow} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Fact = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  background: ${tokens.color.paper};

  ${oneRow} {
    padding: ${tokens.space[4]} ${tokens.space[5]};
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

/** A title, which can be long, has a line of its own. */
export const FactLabel = styled.span`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  line-height: 1.3;
  overflow-wrap: anywhere;

  bdi {
    ${oneLine}
  }
`;

export const CaughtUp = styled.p`
  ${stableHeight}
  display: grid;
  align-content: center;
  margin: 0;
  padding: ${tokens.space[4]};
  font-family: ${tokens.display};
  font-size: ${tokens.text[22]};
  font-weight: ${tokens.weight.bold};

  ${oneRow} {
    padding-inline: ${tokens.space[5]};
  }
`;
