import { Card, tokens } from '@showcase/ui';
import styled from 'styled-components';

export const StatCardElement = styled(Card)`
  display: grid;
  gap: ${tokens.space[1]};
  align-content: start;
  container-type: inline-size;
  padding: ${tokens.space[4]};

  ${tokens.media.desktop} {
    padding: ${tokens.space[6]};
  }
`;

export const StatLabel = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: space-between;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  font-weight: ${tokens.weight.medium};

  svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
  /* A narrow card has room for the label only. */
  @container (max-width: 128px) {
    svg {
      display: none;
    }
  }
`;

export const StatValue = styled.div`
  font-family: ${tokens.display};
  font-size: ${tokens.text[28]};
  font-weight: ${tokens.weight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: 1.25;
`;

export const StatHint = styled.div`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;
