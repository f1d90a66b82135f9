import { tokens } from '@showcase/ui';
import styled from 'styled-components';

export const Stage = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.sunken};
`;

export const Slide = styled.img`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 16 / 10;
  object-fit: contain;
`;

export const Step = styled.div<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: calc(50% - 20px);
  ${({ $side }) => `inset-inline-${$side}: ${tokens.space[3]};`}

  svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const Counter = styled.p`
  position: absolute;
  inset-block-end: ${tokens.space[3]};
  inset-inline-end: ${tokens.space[3]};
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
  font-size: ${tokens.text[12]};
  font-weight: ${tokens.weight.semibold};
  font-variant-numeric: tabular-nums;
`;

export const GalleryFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
`;

export const SlideCaption = styled.p`
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

export const Thumbnails = styled.ul`
  display: flex;
  gap: ${tokens.space[3]};
  overflow-x: auto;
  margin: calc(-1 * ${tokens.space[1]});

  /* Room for the focus ring; a list has no padding of its own. */
  && {
    padding: ${tokens.space[1]};
  }
`;

export const Thumbnail = styled.button`
  display: block;
  overflow: hidden;
  inline-size: 112px;
  padding: 0;
  border: 2px solid transparent;
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.sunken};
  opacity: 0.65;
  cursor: pointer;
  transition: opacity ${tokens.motion.fast};

  img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 16 / 10;
    object-fit: cover;
  }
  &:hover {
    opacity: 1;
  }
  &[aria-current='true'] {
    border-color: ${tokens.color.voltText};
    opacity: 1;
  }
`;
