import { Cover } from '../cover/cover.tsx';
import { Specialty, Strip } from './creator-card.styles.ts';

export type WorkPicture = {
  src: string;
  srcSet?: string | undefined;
  /** One color of the picture. */
  color?: string | null | undefined;
};

type WorkStripProps = {
  covers: readonly WorkPicture[];
  /** Shown in place of covers. */
  specialty: string;
};

/** Up to three covers of a creator's work; decorative, since their names are on the profile. */
export function WorkStrip({ covers, specialty }: WorkStripProps) {
  if (covers.length === 0) {
    return (
      <Specialty aria-hidden data-theme="night">
        <span>{specialty}</span>
      </Specialty>
    );
  }
  return (
    <Strip>
      {covers.slice(0, 3).map(({ src, srcSet, color }, index) => (
        <Cover
          key={src}
          src={src}
          srcSet={srcSet}
          color={color}
          sizes={index === 0 ? '260px' : '130px'}
          alt=""
        />
      ))}
    </Strip>
  );
}
