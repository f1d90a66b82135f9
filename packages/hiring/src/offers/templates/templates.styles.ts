import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  justify-items: start;

  > [role='status'] {
    inline-size: 100%;
  }
`;

export const ListBox = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
  justify-items: start;
  inline-size: 100%;
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};

  ul {
    inline-size: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const ListRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  align-items: center;
  padding-block: ${tokens.space[2]};
  border-block-end: 1px solid ${tokens.color.border};
  font-size: ${tokens.text[14]};
  overflow-wrap: anywhere;

  > :first-child {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }
`;

export const Detail = styled.span`
  color: ${tokens.color.inkMuted};
`;

/** On a line of its own, above its answers. */
export const Question = styled.strong`
  && {
    flex-basis: 100%;
  }
`;
