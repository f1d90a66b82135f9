import styled, { css } from 'styled-components';
import { oneLine } from '../theme/one-line.ts';
import { tokens } from '../theme/tokens.ts';

const pictureMark = css`
  position: absolute;
  inset-inline-start: ${tokens.space[2]};
  max-inline-size: calc(100% - ${tokens.space[4]});
  ${oneLine}
  padding: 2px ${tokens.space[2]};
  border-radius: ${tokens.radius.s};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.semibold};
  line-height: 20px;
`;

export const FirstTag = styled.bdi`
  inset-block-start: ${tokens.space[2]};
  ${pictureMark}
`;

/** Whether it can be bought. */
export const SaleMark = styled.span`
  inset-block-end: ${tokens.space[2]};
  ${pictureMark}
  font-variant-numeric: tabular-nums;
`;
