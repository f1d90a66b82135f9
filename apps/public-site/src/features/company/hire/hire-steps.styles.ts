import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${tokens.media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space[6]};
  }
`;

export const Step = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  align-content: start;

  ${tokens.media.wide} {
    grid-template-columns: minmax(0, 360px) minmax(0, 1fr);
    gap: ${tokens.space[8]};
    align-items: center;
  }
  ${tokens.media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[5]};
    align-items: start;
  }
`;

export const StepText = styled.div`
  h2 {
    display: flex;
    gap: ${tokens.space[3]};
    align-items: baseline;
    font-size: ${tokens.text[22]};
  }
  p {
    max-inline-size: 480px;
    margin-block-start: ${tokens.space[2]};
    color: ${tokens.color.inkMuted};
  }
`;

export const StepNumber = styled.span`
  flex: none;
  inline-size: 0.75em;
  color: ${tokens.color.spark};
  font-size: ${tokens.text[36]};
`;
