import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Messages = styled.ol`
  display: grid;
  gap: ${tokens.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Message = styled.li`
  display: grid;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  padding-inline-start: ${tokens.space[3]};
  border-inline-start: 2px solid ${tokens.color.border};
`;

export const MessageHead = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};

  strong {
    color: ${tokens.color.ink};
  }
`;
