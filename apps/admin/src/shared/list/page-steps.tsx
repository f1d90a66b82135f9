import type { AdminPage } from '@showcase/data';
import { ButtonLink, formatCount } from '@showcase/ui';
import { Steps } from './list.styles.ts';

const PAGE_SIZE = 50;

export type Noun = readonly [one: string, many: string];

type PageStepsProps = {
  page: AdminPage<unknown>;
  noun: Noun;
  trail: string[];
  hrefOfTrail: (trail: string[]) => string;
};

/** How much of a list is shown, and the way to the pages beside it. */
export function PageSteps({ page, noun, trail, hrefOfTrail }: PageStepsProps) {
  const { items, total, totalIsCapped, nextCursor } = page;
  const before = trail.length * PAGE_SIZE;
  const count = `${formatCount(total)}${totalIsCapped ? '+' : ''}`;
  const isWhole = before === 0 && nextCursor === null;
  return (
    <Steps aria-label="Pages">
      <p role="status">
        {isWhole
          ? `${count} ${total === 1 ? noun[0] : noun[1]}`
          : `${formatCount(before + 1)}–${formatCount(before + items.length)} of ${count} ${noun[1]}`}
      </p>
      {trail.length > 0 && (
        <ButtonLink size="s" rel="prev" href={hrefOfTrail(trail.slice(0, -1))}>
          Previous
        </ButtonLink>
      )}
      {nextCursor && (
        <ButtonLink size="s" rel="next" href={hrefOfTrail([...trail, nextCursor])}>
          Next
        </ButtonLink>
      )}
    </Steps>
  );
}
