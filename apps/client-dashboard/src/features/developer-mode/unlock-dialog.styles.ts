import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Benefits = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${tokens.media.wide} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Benefit = styled.li`
  display: grid;
  grid-template-columns: 20px 1fr;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  align-content: start;
  align-items: center;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};

  svg {
    inline-size: 20px;
    block-size: 20px;
    color: ${tokens.color.voltText};
  }
  h3 {
    margin: 0;
    font-size: ${tokens.text[16]};
  }
  p {
    grid-column: 2;
    margin: 0;
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.text[14]};
  }
`;

export const Statistics = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${tokens.space[4]};
  margin: 0;
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.sunken};
  text-align: center;

  ${tokens.media.wide} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

export const Statistic = styled.div`
  display: flex;
  flex-direction: column-reverse;

  dt {
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.text[14]};
  }
  dd {
    margin: 0;
    font-size: ${tokens.text[22]};
    font-weight: ${tokens.weight.semibold};
  }
`;
