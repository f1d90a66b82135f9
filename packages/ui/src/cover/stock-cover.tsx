import { getImageProps } from './image-props.ts';
import { STOCK_INKS, STOCK_SCREENS } from './stock-screens.ts';
import { StockArt } from './cover.styles.ts';

/**
 * The picture of what has none: a screen in one of the theme's colors, both chosen by its name, so that neighbors differ and each looks
 * the same everywhere.
 */
export function StockCover({ label }: { label: string }) {
  const number = toNumber(label);
  const shapes = STOCK_SCREENS[number % STOCK_SCREENS.length] ?? [];
  const ink = STOCK_INKS[Math.floor(number / STOCK_SCREENS.length) % STOCK_INKS.length];
  return (
    <StockArt
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      data-ink={ink}
      {...getImageProps(label)}
    >
      <rect className="ground" width="640" height="400" />
      <rect className="window" x="112" y="84" width="416" height="340" rx="14" />
      <circle className="line" cx="138" cy="108" r="5" />
      <circle className="line" cx="156" cy="108" r="5" />
      <circle className="line" cx="174" cy="108" r="5" />
      <rect className="line" x="112" y="130" width="416" height="2" />
      {shapes.map(([className, x, y, width, height, rx]) => (
        <rect
          key={`${x} ${y}`}
          className={className}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={rx}
        />
      ))}
    </StockArt>
  );
}

/** The same for the same text, otherwise as good as random (FNV-1a). Zero for none. */
function toNumber(text: string) {
  if (text === '') return 0;
  let number = 0x811c9dc5;
  for (const character of text) {
    number = Math.imul(number ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return number;
}
