import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useLinkComponent } from '../theme/ui-context.ts';
import { pageNumbers } from './page-numbers.ts';
import { Gap, PageAnchor, PageList, StepText } from './pagination.styles.ts';

export type PaginationProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** Starts at 1. */
  page: number;
  pageCount: number;
  /** The URL of a page. The page number is in the URL, so that Back and shared links restore it. */
  hrefOf: (page: number) => string;
};

/** Links to the pages of a long list. Renders nothing if there is only one. */
export function Pagination({ page, pageCount, hrefOf, ...rest }: PaginationProps) {
  const link = useLinkComponent();
  if (pageCount < 2) return null;
  return (
    <nav aria-label="Pages" {...rest}>
      <PageList role="list">
        <li>
          {page > 1 && (
            <PageAnchor as={link} href={hrefOf(page - 1)} rel="prev" aria-label="Previous page">
              <ChevronLeft aria-hidden />
              <StepText>Previous</StepText>
            </PageAnchor>
          )}
        </li>
        {pageNumbers(page, pageCount).map((number, index) =>
          number === 'gap' ? (
            <Gap key={`gap-${index}`} aria-hidden>
              …
            </Gap>
          ) : (
            <li key={number}>
              <PageAnchor
                as={link}
                href={hrefOf(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </PageAnchor>
            </li>
          ),
        )}
        <li>
          {page < pageCount && (
            <PageAnchor as={link} href={hrefOf(page + 1)} rel="next" aria-label="Next page">
              <StepText>Next</StepText>
              <ChevronRight aria-hidden />
            </PageAnchor>
          )}
        </li>
      </PageList>
    </nav>
  );
}
