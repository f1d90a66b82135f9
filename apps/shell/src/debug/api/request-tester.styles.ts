import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${tokens.space[4]};

  textarea {
    font-family: ${tokens.mono};
    font-size: ${tokens.text[14]};
  }
`;

export const Line = styled.div`
  display: grid;
  gap: ${tokens.space[4]};

  ${tokens.media.wide} {
    grid-template-columns: 120px minmax(0, 1fr);
  }
`;
