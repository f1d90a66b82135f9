import type { CountedPage } from '@showcase/data/query';
import { ButtonLink, formatCount } from '@showcase/ui';
import { Steps } from './list.styles.ts';

const PAGE_SIZE = 50;

export type Noun = readonly [singular: string, plural: string];

type PageStepsProps = {
  page: CountedPage<unknown>;
  noun: Noun;
  cursors: string[];
  hrefOfPage: (cursors: string[]) => string;
};

/** The number of rows shown, with links to the previous and next page. */
export function PageSteps({ page, noun, cursors, hrefOfPage }: PageStepsProps) {
  const { items, total, totalIsCapped, next } = page;
  const offset = cursors.length * PAGE_SIZE;
  const count = `${formatCount(total)}${totalIsCapped ? '+' : ''}`;
  const isOnlyPage = offset === 0 && next === null;
  return (
    <Steps aria-label="Pages">
      <p role="status">
        {isOnlyPage
          ? `${count} ${total === 1 ? noun[0] : noun[1]}`
          : `${formatCount(offset + 1)}–${formatCount(offset + items.length)} of ${count} ${noun[1]}`}
      </p>
      {cursors.length > 0 && (
        <ButtonLink size="s" rel="prev" href={hrefOfPage(cursors.slice(0, -1))}>
          Previous
        </ButtonLink>
      )}
      {next && (
        <ButtonLink size="s" rel="next" href={hrefOfPage([...cursors, next])}>
          Next
        </ButtonLink>
      )}
    </Steps>
  );
}
