import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Total = styled.p`
  display: flex;
  flex: 1 0 auto;
  gap: ${tokens.space[2]};
  align-items: baseline;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};

  output {
    color: ${tokens.color.ink};
    font-size: ${tokens.text[18]};
    font-weight: ${tokens.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;

export const MutedText = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  white-space: pre-line;
`;

/** A label and its value, which take part in the list's grid. */
export const RequestFact = styled.div`
  display: contents;
`;

export const RequestFacts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[2]} ${tokens.space[6]};
  font-size: ${tokens.text[14]};

  dt {
    color: ${tokens.color.inkMuted};
  }
  dd {
    font-weight: ${tokens.weight.semibold};
    overflow-wrap: anywhere;
  }
`;
