import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const TwoLines = styled.span`
  display: grid;
  gap: ${tokens.space[1]};
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

export const Words = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  margin: 0;
  padding: 0;
  font-size: ${tokens.text[14]};
  white-space: normal;
  overflow-wrap: anywhere;
  list-style: none;
`;

/** Why there is no button; in a table no wider than one. */
export const Reason = styled.span`
  display: block;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  text-align: start;
  white-space: normal;

  @container (min-width: 640px) {
    max-inline-size: 152px;
  }
`;
