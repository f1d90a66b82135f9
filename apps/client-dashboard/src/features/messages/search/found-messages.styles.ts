import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const ListTitle = styled.h2`
  margin: 0;
  padding: ${tokens.space[3]} ${tokens.space[3]} ${tokens.space[1]};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.semibold};
`;

export const ListNote = styled.p`
  margin: 0;
  padding: ${tokens.space[3]};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};

  &:empty {
    display: none;
  }
`;

/** The part of a message around what was searched for. */
export const Excerpt = styled.span`
  display: -webkit-box;
  grid-area: 2 / 2 / auto / 4;
  overflow: hidden;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow-wrap: anywhere;

  mark {
    border-radius: 2px;
    background: ${tokens.color.warningQuiet};
    color: ${tokens.color.ink};
    font-weight: ${tokens.weight.semibold};
  }
`;
