import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Hero = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};

  ${tokens.media.desktop} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${tokens.space[20]};
    align-items: center;
  }
`;

/** Each character has a fixed width, so that the second one stays in place while the font loads. */
export const GiantFigure = styled.p`
  display: grid;
  grid-template-columns: 0.66em 0.92em;
  font-family: ${tokens.display};
  font-size: clamp(150px, 44vw, 230px);
  font-weight: ${tokens.weight.bold};
  line-height: 0.84;

  ${tokens.media.desktop} {
    font-size: clamp(230px, 22vw, 320px);
  }
`;

/** Has the spark of the night palette: the text next to it says the same. */
export const Percent = styled.span`
  && {
    background: none;
    color: ${tokens.color.spark};
  }
`;

export const HeroText = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
`;

export const Sum = styled.dl`
  padding: ${tokens.space[4]} ${tokens.space[5]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
`;

export const SumLine = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${tokens.space[1]};

  dd {
    flex: none;
    font-weight: ${tokens.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
  &:last-child {
    margin-block-start: ${tokens.space[2]};
    padding-block-start: ${tokens.space[3]};
    border-block-start: 1px solid ${tokens.color.border};

    dd {
      font-family: ${tokens.display};
      font-size: ${tokens.text[22]};
      font-weight: ${tokens.weight.bold};
      line-height: 1.2;
    }
  }
`;

export const ModelList = styled.ul`
  display: grid;
  gap: ${tokens.space[5]};

  ${tokens.media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Model = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[5]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};

  h3 {
    font-size: ${tokens.text[22]};
  }
  p {
    color: ${tokens.color.inkMuted};
  }
`;

export const Example = styled.div`
  margin-block-start: auto;
  padding-block-start: ${tokens.space[5]};

  small {
    display: block;
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.text[14]};
  }
  b {
    display: block;
    font-family: ${tokens.display};
    font-size: ${tokens.text[28]};
    line-height: 1.2;
    letter-spacing: -0.02em;
  }
`;
