import { tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, space } = tokens;

export const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

export const PersonCell = styled.span`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-inline-size: 0;

  @container (min-width: 640px) {
    gap: ${space[2]};
  }
`;

/** In one line if it fits. */
export const PersonText = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[2]};
  align-items: baseline;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  @container (min-width: 640px) {
    min-inline-size: 128px;
  }
  bdi {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  small {
    color: ${color.inkMuted};
    font-size: ${tokens.text[14]};
    font-weight: ${tokens.weight.normal};
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[2]} ${space[5]};
  margin: 0;
  font-size: ${tokens.text[14]};

  dt {
    color: ${color.inkMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

export const Section = styled.section`
  display: grid;
  gap: ${space[3]};

  h3 {
    margin: 0;
    font-size: ${tokens.text[16]};
  }
  p {
    margin: 0;
    color: ${color.inkMuted};
    font-size: ${tokens.text[14]};
  }
`;

export const History = styled.ol`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${tokens.text[14]};

  li {
    padding-inline-start: ${space[3]};
    border-inline-start: 2px solid ${color.border};
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color.inkMuted};
  }
`;
