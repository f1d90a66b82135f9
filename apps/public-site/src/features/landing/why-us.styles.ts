import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Band = styled.section`
  padding-block: ${tokens.space[16]};
  border-block: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  ${tokens.media.wide} {
    padding-block: ${tokens.space[24]};
  }
`;

export const Title = styled.h2`
  margin-block-end: ${tokens.space[10]};
  font-size: ${tokens.text[28]};

  ${tokens.media.wide} {
    font-size: ${tokens.text[36]};
  }
`;

export const Reasons = styled.ul`
  display: grid;
  gap: ${tokens.space[10]};

  ${tokens.media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space[8]};
  }
`;

export const Reason = styled.li`
  padding-block-start: ${tokens.space[6]};
  border-block-start: 2px solid ${tokens.color.ink};

  h3 {
    margin-block: ${tokens.space[5]} ${tokens.space[2]};
    font-size: ${tokens.text[22]};
  }
  p {
    max-inline-size: 40ch;
    color: ${tokens.color.inkMuted};
  }
`;

export const ReasonIcon = styled.div`
  color: ${tokens.color.voltText};

  svg {
    inline-size: 28px;
    block-size: 28px;
  }
`;
