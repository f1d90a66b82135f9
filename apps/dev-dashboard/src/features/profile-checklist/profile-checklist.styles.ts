import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  align-items: baseline;
  justify-content: space-between;
  margin-block-end: ${tokens.space[4]};

  h2 {
    font-size: ${tokens.text[18]};
  }
  p {
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.text[14]};
  }
`;

export const Items = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: center;
  padding: 0;
  list-style: none;

  & + & {
    margin-block-start: ${tokens.space[4]};
  }
`;

export const Done = styled.li`
  display: inline-flex;
  gap: ${tokens.space[2]};
  align-items: center;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};

  svg {
    inline-size: 18px;
    block-size: 18px;
    color: ${tokens.color.success};
  }
`;
