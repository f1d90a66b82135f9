import { getImageProps } from './image-props.ts';
import { StockArt } from './cover.styles.ts';

/** The placeholder for a missing image: an illustration in the theme's colors. */
export function StockCover({ label }: { label: string }) {
  return (
    <StockArt viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" {...getImageProps(label)}>
      <rect className="ground" width="640" height="400" />
      <rect className="window" x="112" y="84" width="416" height="340" rx="14" />
      <circle className="line" cx="138" cy="108" r="5" />
      <circle className="line" cx="156" cy="108" r="5" />
      <circle className="line" cx="174" cy="108" r="5" />
      <rect className="line" x="112" y="130" width="416" height="2" />
      <rect className="accent" x="140" y="160" width="148" height="16" rx="8" />
      <rect className="line" x="140" y="194" width="176" height="10" rx="5" />
      <rect className="line" x="140" y="214" width="152" height="10" rx="5" />
      <rect className="tint" x="140" y="246" width="84" height="30" rx="8" />
      <rect className="tint" x="344" y="160" width="156" height="116" rx="10" />
      <rect className="line" x="140" y="308" width="108" height="60" rx="10" />
      <rect className="line" x="266" y="308" width="108" height="60" rx="10" />
      <rect className="line" x="392" y="308" width="108" height="60" rx="10" />
    </StockArt>
  );
}
