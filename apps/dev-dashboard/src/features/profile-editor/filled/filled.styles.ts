import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const FilledMark = styled.span`
  color: ${tokens.color.voltText};
  font-weight: ${tokens.weight.medium};

  svg {
    inline-size: 1.15em;
    block-size: 1.15em;
    margin-inline-end: ${tokens.space[1]};
    vertical-align: -0.2em;
  }
`;

export const FieldNames = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  margin: ${tokens.space[2]} 0 0;
  padding: 0;
  list-style: none;
`;
