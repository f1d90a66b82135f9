import { Cover, tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Band = styled.section`
  position: relative;
  display: grid;
  overflow: hidden;
  margin-block-start: ${tokens.space[12]};

  ${tokens.media.wide} {
    min-block-size: 336px;
    margin-block-start: ${tokens.space[16]};
  }
`;

export const Text = styled.figure`
  padding-block: ${tokens.space[8]};

  ${tokens.media.wide} {
    max-inline-size: 52%;
    padding-block: ${tokens.space[16]};
  }
`;

export const Quote = styled.blockquote`
  margin: 0;
  font-family: ${tokens.display};
  font-size: ${tokens.text[22]};
  font-weight: ${tokens.weight.bold};
  letter-spacing: -0.02em;
  line-height: 1.18;
  overflow-wrap: anywhere;
  text-wrap: balance;

  ${tokens.media.desktop} {
    font-size: ${tokens.text[36]};
  }
`;

export const Source = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  align-items: center;
  margin-block-start: ${tokens.space[5]};
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};

  a {
    color: ${tokens.color.ink};
  }
`;

/** Cut along the edge of the logo's bolt: 37 degrees, so three quarters of the height. */
export const QuotedCover = styled(Cover)`
  --cut: 135px;

  order: -1;
  block-size: 180px;
  aspect-ratio: auto;
  clip-path: polygon(var(--cut) 0, 100% 0, 100% 100%, 0 100%);

  &:dir(rtl) {
    clip-path: polygon(0 0, calc(100% - var(--cut)) 0, 100% 100%, 0 100%);
  }

  ${tokens.media.wide} {
    --cut: 253px;

    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 46%;
    block-size: 100%;
  }
`;
