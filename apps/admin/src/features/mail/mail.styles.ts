import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const table = '@container (min-width: 640px)';

export const TwoLines = styled.span`
  display: grid;
  overflow-wrap: anywhere;

  /* An email address has no good place to break. */
  ${table} {
    min-inline-size: 136px;
  }
  time {
    white-space: nowrap;
  }
  small {
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.text[14]};
    font-weight: ${tokens.weight.normal};
  }
`;

/** All of it: its end often says what to do. */
export const Answer = styled.bdi`
  display: block;
  overflow-wrap: anywhere;

  ${table} {
    min-inline-size: 176px;
  }
`;
