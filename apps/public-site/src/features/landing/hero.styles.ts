import { tokens } from '@showcase/ui';
import styled from 'styled-components';

/** The picture is below the text; on wide screens it fills the section behind the text. */
export const HeroSection = styled.section`
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  overflow: hidden;
  margin-block-start: calc(-1 * ${tokens.size.bar});
  padding-block-start: calc(${tokens.size.bar} + ${tokens.space[10]});
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.paper};

  ${tokens.media.desktop} {
    justify-content: center;
    min-block-size: min(760px, 92vh);
    padding-block: calc(${tokens.size.bar} + ${tokens.space[12]}) ${tokens.space[16]};
  }
`;

/** The left half is empty: narrow screens crop to the right half, wide screens show text over the left half. */
const Picture = styled.img`
  inline-size: 200%;
  max-inline-size: none;
  block-size: clamp(280px, 48vw, 400px);
  margin-block-start: ${tokens.space[10]};
  margin-inline-start: -100%;
  object-fit: cover;
  mask-image: linear-gradient(transparent, ${tokens.color.ink} 72px);

  /* Its right half is where the text starts. */
  &:dir(rtl) {
    margin-inline-start: 0;
  }
  ${tokens.media.desktop} {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: max(100%, 1440px);
    block-size: 100%;
    margin: 0;
    mask-image: none;

    &:dir(rtl) {
      transform: scaleX(-1);
    }
  }
`;

export const LightPicture = styled(Picture)`
  [data-theme='dark'] & {
    display: none;
  }
`;

export const DarkPicture = styled(Picture)`
  &:not([data-theme='dark'] &) {
    display: none;
  }
`;

export const Content = styled.div`
  position: relative;
  display: grid;
  gap: ${tokens.space[6]};
  justify-items: start;
  max-inline-size: 600px;
`;

export const Headline = styled.h1`
  font-size: ${tokens.text[36]};
  font-weight: ${tokens.weight.bold};
  letter-spacing: -0.03em;
  line-height: 1.08;

  ${tokens.media.wide} {
    font-size: clamp(${tokens.text[48]}, 5.4vw, 72px);
  }
`;

export const Lead = styled.p`
  max-inline-size: 44ch;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[18]};

  ${tokens.media.wide} {
    font-size: ${tokens.text[22]};
  }
`;

export const HeroButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;
