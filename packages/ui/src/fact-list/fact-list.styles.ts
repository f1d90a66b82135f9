import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const FactListElement = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(92px, 100%), 1fr));
  gap: ${tokens.space[3]};
  margin: 0;

  /* Instead of three and one. */
  &:has(> :nth-child(4):last-child) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Fact = styled.div`
  min-inline-size: 0;

  dt {
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.text[12]};
  }
  dd {
    margin: 0;
    font-size: ${tokens.text[14]};
    font-variant-numeric: tabular-nums;
    font-weight: ${tokens.weight.medium};
    overflow-wrap: anywhere;
  }
`;
