import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Strip = styled.section`
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${tokens.media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[6]} ${tokens.space[4]};

  dt {
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.text[14]};
  }
  dd {
    font-family: ${tokens.display};
    font-size: ${tokens.text[28]};
    font-weight: ${tokens.weight.bold};
    letter-spacing: -0.02em;
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
  }
  &:nth-child(even) {
    border-inline-start: 1px solid ${tokens.color.border};
  }
  &:nth-child(n + 3) {
    border-block-start: 1px solid ${tokens.color.border};
  }
  ${tokens.media.wide} {
    padding: ${tokens.space[10]} ${tokens.space[6]};

    dd {
      font-size: ${tokens.text[36]};
    }
    &:nth-child(n) {
      border-block-start: 0;
    }
    &:nth-child(n + 2) {
      border-inline-start: 1px solid ${tokens.color.border};
    }
    &:first-child {
      padding-inline-start: 0;
    }
  }
`;
