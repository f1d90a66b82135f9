import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export const Prose = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: ${tokens.size.text};
  line-height: 1.65;
  overflow-wrap: anywhere;

  :is(h2, h3, h4, h5, h6) {
    margin-block-start: ${tokens.space[3]};
    font-size: ${tokens.text[16]};
    font-weight: ${tokens.weight.semibold};
    line-height: 1.3;
  }
  :is(h2, h3, h4, h5, h6)[data-depth='1'] {
    font-size: ${tokens.text[22]};
  }
  :is(h2, h3, h4, h5, h6)[data-depth='2'] {
    font-size: ${tokens.text[18]};
  }
  > :first-child {
    margin-block-start: 0;
  }
  ul,
  ol {
    display: grid;
    gap: ${tokens.space[1]};
    padding-inline-start: ${tokens.space[6]};
  }
  li::marker {
    color: ${tokens.color.inkMuted};
  }
`;
