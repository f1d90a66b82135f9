import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const PartTitle = styled.h2`
  margin: 0 0 ${tokens.space[3]};
  font-size: ${tokens.text[18]};
`;

export const PartSubtitle = styled.h3`
  margin: 0;
  font-size: ${tokens.text[16]};
`;

export const Part = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
  max-inline-size: 72ch;

  @media print {
    break-inside: avoid-page;
  }
`;

export const State = styled.p`
  margin: 0;
  font-weight: ${tokens.weight.medium};
  overflow-wrap: anywhere;
`;

export const OutcomeText = styled.strong`
  display: block;
`;

/** The buttons of what a side can do, side by side if they fit. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};

  @media print {
    display: none;
  }
`;
