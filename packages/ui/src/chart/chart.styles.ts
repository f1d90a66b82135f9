import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, space } = tokens;

export const ChartFigure = styled.figure`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.l};
  background: ${color.surface};

  ${tokens.media.wide} {
    padding: ${space[6]};
  }
`;

export const ChartCaption = styled.figcaption`
  display: grid;
  gap: ${space[1]};
`;

export const ChartTitle = styled.div`
  font-size: ${tokens.text[16]};
  font-weight: ${tokens.weight.semibold};
  letter-spacing: -0.01em;
`;

export const ChartSummary = styled.div`
  color: ${color.inkMuted};
  font-size: ${tokens.text[14]};
`;

export const Plot = styled.div`
  min-inline-size: 0;

  /* Recharts positions labels itself, also in right-to-left. */
  svg {
    direction: ltr;
  }
  text {
    fill: ${color.inkMuted};
    font-size: ${tokens.text[12]};
    font-variant-numeric: tabular-nums;
  }
`;

export const LegendList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  font-size: ${tokens.text[14]};

  li {
    display: flex;
    gap: ${space[2]};
    align-items: center;
  }
`;

export const TableDetails = styled.details`
  min-inline-size: 0;
  font-size: ${tokens.text[14]};

  summary {
    inline-size: fit-content;
    border-radius: ${tokens.radius.s};
    color: ${color.voltText};
    font-weight: ${tokens.weight.medium};
    line-height: 32px;
    cursor: pointer;

    ${tokens.media.coarse} {
      line-height: 44px;
    }
  }
  table {
    margin-block-start: ${space[3]};
  }
`;

export const TipBox = styled.div`
  display: grid;
  gap: 2px;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${tokens.radius.m};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${tokens.shadow.high};
  font-size: ${tokens.text[12]};
  font-variant-numeric: tabular-nums;

  p {
    display: flex;
    gap: ${space[2]};
    align-items: center;
  }
  p:first-child {
    font-weight: ${tokens.weight.semibold};
  }
`;
