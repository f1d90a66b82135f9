import { useId } from 'react';
import { Hatch } from './hatch.tsx';
import type { SeriesLook } from './series-looks.ts';

const shapes = {
  circle: <circle cx="14" cy="6" r="4" />,
  square: <rect x="10.5" y="2.5" width="7" height="7" />,
  diamond: <path d="M14 1l5 5-5 5-5-5z" />,
  triangle: <path d="M14 1.5l5 9h-10z" />,
};

type SwatchProps = { look: SeriesLook; isLine: boolean };

/** A sample of the series' line and dot, or bar, as in the chart. */
export function Swatch({ look, isLine }: SwatchProps) {
  const hatchId = useId();
  return (
    <svg width="28" height="12" viewBox="0 0 28 12" aria-hidden fill={look.color}>
      {isLine ? (
        <>
          <path d="M0 6h28" stroke={look.color} strokeWidth="2" strokeDasharray={look.dash} />
          {shapes[look.shape]}
        </>
      ) : (
        <>
          {look.isHatched && <Hatch id={hatchId} color={look.color} />}
          <rect
            x="8.5"
            y="0.5"
            width="11"
            height="11"
            rx="2"
            stroke={look.color}
            {...(look.isHatched && { fill: `url(#${hatchId})` })}
          />
        </>
      )}
    </svg>
  );
}
