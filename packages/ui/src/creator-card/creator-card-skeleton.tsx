import type { ComponentPropsWithRef } from 'react';
import { CardFooter } from '../card/card-parts.styles.ts';
import { SkeletonBlock, SkeletonText } from '../skeleton/skeleton.tsx';
import {
  BioFrame,
  CreatorCardElement,
  Facts,
  Foot,
  Offer,
  Part,
  Person,
  PersonText,
  Skills,
  Specialty,
  Work,
  nameLineHeight,
} from './creator-card.styles.ts';

/** Has the same size as a CreatorCard in the same column. */
export function CreatorCardSkeleton(props: Omit<ComponentPropsWithRef<'div'>, 'children'>) {
  return (
    <CreatorCardElement aria-hidden {...props} $variant="plain" $padding="none" data-card>
      <Part>
        <Work>
          <Specialty />
        </Work>
        <Person>
          <SkeletonBlock width="40px" height="40px" shape="full" />
          <PersonText>
            <SkeletonText size={18} lineHeight={nameLineHeight} />
            <SkeletonText size={14} />
          </PersonText>
        </Person>
      </Part>
      <BioFrame>
        <SkeletonText size={14} lines={2} />
      </BioFrame>
      <Part>
        <Offer as="div">
          <SkeletonBlock height="21px" width="80%" />
        </Offer>
        <Skills as="div">
          <SkeletonBlock height="24px" width="70%" />
        </Skills>
      </Part>
      <Foot>
        <Facts as="div">
          <SkeletonBlock height="18px" width="70%" />
        </Facts>
        <CardFooter>
          <SkeletonBlock height="14px" width="96px" />
        </CardFooter>
      </Foot>
    </CreatorCardElement>
  );
}
