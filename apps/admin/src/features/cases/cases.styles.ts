import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const TwoLines = styled.span`
  display: grid;
  overflow-wrap: anywhere;

  @container (min-width: 640px) {
    min-inline-size: 112px;
  }
  small {
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.text[14]};
    font-weight: ${tokens.weight.normal};
  }
`;
