import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** The pictures at the start; price and button in sight. */
export const Summary = styled.div`
  display: grid;
  gap: ${tokens.space[4]};

  ${tokens.media.wide} {
    &:has(> :nth-child(2)) {
      grid-template-columns: 320px minmax(0, 1fr);
      gap: ${tokens.space[5]};
      align-items: start;
    }
  }
`;

export const Title = styled.h3`
  flex: 1 1 240px;
  font-size: ${tokens.text[18]};
  overflow-wrap: anywhere;
`;

export const Price = styled.p`
  font-family: ${tokens.display};
  font-size: ${tokens.text[22]};
  font-weight: ${tokens.weight.bold};
  font-variant-numeric: tabular-nums;
`;

export const Text = styled.p`
  max-inline-size: ${tokens.size.text};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const SectionTitle = styled.h4`
  margin-block-end: ${tokens.space[2]};
  font-size: ${tokens.text[14]};
`;

/** Check marks in as many columns as fit. */
export const CheckList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${tokens.space[2]} ${tokens.space[4]};
  margin: 0;
  padding: 0;
  font-size: ${tokens.text[14]};
  list-style: none;

  li {
    display: flex;
    gap: ${tokens.space[2]};
  }
  svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 2px;
    color: ${tokens.color.success};
  }
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  margin: 0;
  padding: 0;
  font-size: ${tokens.text[14]};
  list-style: none;

  li {
    display: flex;
    gap: ${tokens.space[2]};
    align-items: center;
  }
  svg {
    inline-size: 16px;
    block-size: 16px;
    color: ${tokens.color.inkMuted};
  }
`;
