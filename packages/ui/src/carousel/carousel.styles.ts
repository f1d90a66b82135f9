import { Cover, IconButton, tokens } from '@showcase/ui';
import styled from 'styled-components';

const { color, radius, space } = tokens;

export const CarouselElement = styled.section`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
`;

export const Stage = styled.div`
  position: relative;
  min-inline-size: 0;
`;

export const SlideViewport = styled.div`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.sunken};
`;

export const Slides = styled.div`
  display: flex;
  touch-action: pan-y pinch-zoom;
`;

export const Slide = styled.div`
  flex: 0 0 100%;
  min-inline-size: 0;
`;

/** Shows the whole image, whatever its aspect ratio. */
export const WholePicture = styled(Cover)`
  > img {
    object-fit: contain;
  }
`;

/** A scrollable row while the carousel's code is loading or if it failed to load. */
export const ScrollRow = styled(Slides)`
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > * {
    scroll-snap-align: start;
  }
`;

export const StepButton = styled(IconButton)<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: calc(50% - 20px);
  ${({ $side }) => ($side === 'start' ? 'inset-inline-start' : 'inset-inline-end')}: ${space[3]};
  border-radius: ${radius.full};

  svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const Counter = styled.span`
  position: absolute;
  inset-block-end: ${space[3]};
  inset-inline-end: ${space[3]};
  padding: 2px ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  background: ${color.surface};
  font-size: ${tokens.text[12]};
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.weight.semibold};
  line-height: 20px;
`;

/** Has the same height if the image has no caption. */
export const Caption = styled.p`
  min-block-size: 1.5em;
  color: ${color.inkMuted};
  font-size: ${tokens.text[14]};
  line-height: 1.5;
`;

/** Reserves its height while images load: 64 px at 16:10, and space for the focus ring. */
export const Thumbs = styled.ul`
  display: flex;
  gap: ${space[2]};
  min-block-size: 68px;
  overflow-x: auto;
  scrollbar-width: thin;

  &[role='list'] {
    padding: ${space[1]};
    margin: -${space[1]};
  }
`;

export const Thumb = styled.button`
  display: block;
  inline-size: 96px;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.s};
  background: ${color.sunken};
  opacity: 0.65;
  cursor: pointer;
  transition: opacity ${tokens.motion.fast};

  &:hover,
  &[aria-current] {
    opacity: 1;
  }
  &[aria-current] {
    box-shadow: 0 0 0 2px ${color.volt};
  }
`;
