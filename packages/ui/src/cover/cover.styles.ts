import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const { color } = tokens;

/** An image's frame; `$ratio` is its width by its height. A span, as buttons and texts hold no block. */
export const CoverFrame = styled.span<{ $ratio?: string }>`
  position: relative;
  display: block;
  overflow: hidden;
  inline-size: 100%;
  aspect-ratio: ${({ $ratio = '640 / 400' }) => $ratio};
  background: ${color.sunken};

  > img,
  > svg {
    position: relative;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const GroundArt = styled.svg`
  && {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
  }
`;

export const CoverPlaceholder = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  color: ${color.inkMuted};

  svg {
    inline-size: 28px;
    block-size: 28px;
  }
`;

export const StockArt = styled.svg`
  --ink: ${color.volt};

  &[data-ink='spark'] {
    --ink: ${color.spark};
  }
  &[data-ink='success'] {
    --ink: ${color.success};
  }
  &[data-ink='rose'] {
    --ink: ${color.chart3};
  }
  &[data-ink='navy'] {
    --ink: ${color.chart4};
  }
  .ground {
    fill: color-mix(in srgb, var(--ink) 14%, ${color.sunken});
  }
  .window {
    fill: ${color.surface};
    stroke: ${color.border};
    stroke-width: 2;
  }
  .line {
    fill: ${color.border};
  }
  .accent {
    fill: var(--ink);
  }
  .tint {
    fill: color-mix(in srgb, var(--ink) 18%, ${color.surface});
  }
`;
