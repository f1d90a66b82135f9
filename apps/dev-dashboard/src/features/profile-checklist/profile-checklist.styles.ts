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
  gap: ${tokens.space[3]};
  align-items: center;
`;

export const Done = styled.span`
  display: inline-flex;
  gap: ${tokens.space[2]};
  align-items: center;
  min-block-size: 40px;
  padding-inline-end: ${tokens.space[3]};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};

  svg {
    inline-size: 18px;
    block-size: 18px;
    color: ${tokens.color.success};
  }
`;
