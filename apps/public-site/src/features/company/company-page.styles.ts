import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** No width in `ch`: it would change when the font arrives, and move the page. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[16]};
  padding-block: ${tokens.space[8]} ${tokens.space[20]};

  ${tokens.media.wide} {
    padding-block-start: ${tokens.space[16]};
  }
`;

export const Heading = styled.h1`
  font-size: 44px;
  line-height: 1.05;

  ${tokens.media.wide} {
    font-size: 56px;
  }
`;

export const Lead = styled.p`
  max-inline-size: 480px;
  margin-block-start: ${tokens.space[4]};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[18]};
`;

/** The topic of the page, in a few sentences. */
export const Intro = styled.p`
  max-inline-size: 860px;
  font-size: ${tokens.text[22]};
  line-height: 1.4;

  ${tokens.media.wide} {
    font-size: ${tokens.text[28]};
  }
`;

/** Short texts side by side, each below a line; no row has one of four alone. */
export const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[8]};

  ${tokens.media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));

    &:has(> :nth-child(4)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${tokens.media.desktop} {
    &:has(> :nth-child(4)) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

export const Column = styled.div`
  padding-block-start: ${tokens.space[5]};
  border-block-start: 2px solid ${tokens.color.ink};

  h2,
  h3 {
    font-size: ${tokens.text[22]};
  }
  p {
    max-inline-size: 480px;
    margin-block-start: ${tokens.space[2]};
    color: ${tokens.color.inkMuted};
  }
`;

/** A heading with what belongs to it. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;
