import { Cover, oneLine, tokens } from '@showcase/ui';
import styled from 'styled-components';

/** Two columns where they are below the work, in each one box directly after the other. */
export const Boxes = styled.div`
  column-gap: ${tokens.space[5]};

  > * {
    break-inside: avoid;
    margin-block-end: ${tokens.space[5]};
  }

  ${tokens.media.wide} {
    columns: 2;
  }
  ${tokens.media.desktop} {
    columns: auto;
  }
`;

export const BoxTitle = styled.h2`
  margin-block-end: ${tokens.space[4]};
  font-size: ${tokens.text[16]};
`;

export const StatList = styled.dl`
  display: grid;
  gap: ${tokens.space[3]};
  font-size: ${tokens.text[14]};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[4]};
  }
  dt {
    color: ${tokens.color.inkMuted};
  }
  dd {
    font-weight: ${tokens.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;

export const AboutLocation = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

export const AboutBio = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

export const RelatedList = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
`;

export const RelatedItem = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${tokens.space[3]};
  align-items: center;

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const RelatedImage = styled(Cover)`
  border-radius: ${tokens.radius.s};
`;

export const RelatedTitle = styled.h3`
  ${oneLine}
  font-size: ${tokens.text[14]};
`;

export const RelatedTags = styled.p`
  margin-block-start: ${tokens.space[1]};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[12]};
`;
