import type { SearchSection } from '@showcase/data/query';
import { Grid, SkeletonGroup, tokens } from '@showcase/ui';
import { Fragment, useRef, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import styled from 'styled-components';
import { SectionHeading } from './section-heading.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useVisibleRange } from './use-visible-range.ts';

const SKELETON_COUNT = 6;

type CardWidth = NonNullable<ComponentProps<typeof Grid>['min']>;
type CardListSkeletonProps = { label: string; card: ReactNode; cardWidth: CardWidth };

/** Six skeleton cards. */
export function CardListSkeleton({ label, card, cardWidth }: CardListSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <Cards forwardedAs="ul" role="list" aria-label={label} min={cardWidth} hasCards>
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <li key={index}>{card}</li>
        ))}
      </Cards>
    </SkeletonGroup>
  );
}

const Cards = styled(Grid)`
  column-gap: ${tokens.space[4]};
  transition: opacity ${tokens.motion.slow};

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** The space before and after the rendered part of a list is computed from the height of one row. */
const EQUAL_ROWS = { '--card-reserve': 1 } as CSSProperties;

type CardListProps<T> = {
  label: string;
  /** The minimum width of a card in pixels. */
  cardWidth: CardWidth;
  items: readonly T[];
  isRefreshing?: boolean | undefined;
  /** The index of the item to scroll to if there is no saved scroll position. */
  startAt?: number | undefined;
  /** The groups of a search that have headings. */
  sections?: readonly SearchSection[];
  children: (item: T, index: number) => ReactNode;
};

/** A grid of cards that fades while newer ones load. A long list renders only what is near the screen, and restores its scroll position. */
export function CardList<T extends { id: string }>({
  label,
  cardWidth,
  items,
  isRefreshing = false,
  startAt = 0,
  sections = [],
  children,
}: CardListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const { first, last, before, after, attach } = useVisibleRange(items.length);
  useScrollRestoration(list, startAt);
  const isComplete = last - first === items.length;
  return (
    <Cards
      ref={(element: HTMLUListElement | null) => {
        list.current = element;
        attach(element);
      }}
      forwardedAs="ul"
      role="list"
      min={cardWidth}
      hasCards
      aria-label={label}
      aria-busy={isRefreshing || undefined}
      // Only in the browser: the page's policy refuses styles in the server's HTML.
      style={
        isComplete
          ? undefined
          : { ...EQUAL_ROWS, paddingBlockStart: before, paddingBlockEnd: after }
      }
    >
      {items.slice(first, last).map((item, index) => (
        <Fragment key={item.id}>
          {sections
            .filter(({ from }) => from === item.id)
            .map((section) => (
              <SectionHeading key={section.kind} {...section} />
            ))}
          <li
            {...(!isComplete && {
              'aria-setsize': items.length,
              'aria-posinset': first + index + 1,
            })}
          >
            {children(item, first + index)}
          </li>
        </Fragment>
      ))}
    </Cards>
  );
}
