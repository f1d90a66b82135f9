import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, space } = tokens;

export const Choices = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  margin: ${space[4]} 0 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: ${tokens.weight.semibold};
  }
  p {
    margin: 0;
    color: ${color.inkMuted};
    font-size: ${tokens.text[14]};
  }
`;
