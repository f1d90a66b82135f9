import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { CardFooter } from '../card/card-parts.styles.ts';
import { SkeletonBlock, SkeletonText } from '../skeleton/skeleton.tsx';
import {
  CreatorCardElement,
  Facts,
  NameRow,
  Person,
  PersonText,
  Skills,
} from './creator-card.styles.ts';

/** Has the same size as a CreatorCard in the same column. */
export function CreatorCardSkeleton(props: Omit<ComponentPropsWithRef<'div'>, 'children'>) {
  return (
    <CreatorCardElement aria-hidden {...props} $variant="plain" $padding="l">
      <Person>
        <SkeletonBlock width="64px" height="64px" shape="full" />
        <PersonText>
          <NameRow>
            <SkeletonBlock width="60%" height="12px" />
          </NameRow>
          <SkeletonText size={14} />
        </PersonText>
      </Person>
      <Skills>
        <SkeletonBlock height="26px" shape="full" />
      </Skills>
      <SkeletonText size={14} lines={3} />
      <Facts as="div">
        <FactsText size={12} />
      </Facts>
      <CardFooter>
        <SkeletonBlock height="14px" width="96px" />
      </CardFooter>
    </CreatorCardElement>
  );
}

const FactsText = styled(SkeletonText)`
  inline-size: 100%;
`;
