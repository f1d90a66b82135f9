import { tokens } from '@showcase/ui';

type HatchProps = { id: string; color: string };

/** A fill of lines with the slope of the bolt: `url(#id)`. */
export function Hatch({ id, color }: HatchProps) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(37)"
    >
      <rect width="6" height="6" fill={tokens.color.surface} />
      <rect width="3" height="6" fill={color} />
    </pattern>
  );
}
