import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** Extends under the top bar, which has its color. The picture is above the text; on wide screens it is beside it. */
export const HeroSection = styled.section`
  position: relative;
  overflow: hidden;
  margin-block-start: calc(-1 * ${tokens.size.bar});
  padding-block: ${tokens.size.bar} ${tokens.space[8]};

  ${tokens.media.desktop} {
    display: grid;
    align-items: center;
    min-block-size: 660px;
    padding-block: calc(${tokens.size.bar} + ${tokens.space[8]}) ${tokens.space[10]};
  }
`;

/** On wide screens 96 px below the bar's buttons. */
export const Picture = styled.img`
  inline-size: 100%;
  block-size: 220px;
  margin-block-end: ${tokens.space[6]};
  object-fit: cover;

  ${tokens.media.wide} {
    block-size: 340px;
  }

  ${tokens.media.desktop} {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    inline-size: 62%;
    block-size: calc(100% - 148px);
    margin: 0;
    object-position: left;

    /* Not mirrored, because the pictures have texts: cut along the slope on the side of the headline instead. */
    &:dir(rtl) {
      inline-size: 49%;
      clip-path: polygon(0 0, 100% 0, calc(100% - 384px) 100%, 0 100%);
    }
  }
`;

export const Content = styled.div`
  position: relative;
  display: grid;
  gap: ${tokens.space[5]};
  justify-items: start;
  max-inline-size: 640px;
`;

/** Sized so that its lines break alike in the font and in its fallback: on phones by its own size, else by the width of the content. */
export const Headline = styled.h1`
  font-size: min(${tokens.text[44]}, 10.4vw);
  line-height: 1;

  em {
    color: ${tokens.color.spark};
    font-style: normal;
  }

  ${tokens.media.desktop} {
    font-size: ${tokens.text[64]};
  }

  ${tokens.media.large} {
    font-size: ${tokens.text[76]};
    line-height: 0.98;
  }
`;

export const Lead = styled.p`
  max-inline-size: 470px;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[18]};
`;

export const HeroButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[6]};
  padding-block-start: ${tokens.space[3]};

  > div {
    display: flex;
    flex-direction: column-reverse;
  }

  dt {
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.text[12]};
  }

  dd {
    font-family: ${tokens.display};
    font-size: ${tokens.text[22]};
    font-weight: ${tokens.weight.bold};
    letter-spacing: -0.025em;
    line-height: 1.1;
  }

  ${tokens.media.desktop} {
    gap: ${tokens.space[10]};
    padding-block-start: ${tokens.space[6]};

    dd {
      font-size: ${tokens.text[28]};
    }
  }
`;
