import { focusRing, Cover, tokens } from '@showcase/ui';
import styled from 'styled-components';

export const VideoGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${tokens.space[6]};
`;

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.sunken};

  iframe {
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
`;

export const Poster = styled.button`
  display: grid;
  inline-size: 100%;
  block-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  > * {
    grid-area: 1 / 1;
  }
`;

export const PosterImage = styled(Cover)`
  filter: brightness(0.7);
  transition: filter ${tokens.motion.slow};

  ${Poster}:hover & {
    filter: brightness(0.8);
  }
`;

export const PlayIcon = styled.span`
  place-self: center;
  z-index: ${tokens.layer.raised};
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.volt};
  color: ${tokens.color.onVolt};

  svg {
    inline-size: 26px;
    block-size: 26px;
    margin-inline-start: 3px;
    fill: currentcolor;
  }
`;

export const VideoCaption = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[3]};
  justify-content: space-between;
  font-size: ${tokens.text[14]};

  span {
    color: ${tokens.color.inkMuted};
  }
`;
