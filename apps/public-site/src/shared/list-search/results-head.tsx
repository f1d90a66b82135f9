import { tokens } from '@showcase/ui';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  align-items: center;
  min-block-size: 36px;
`;

/** The order is next to it, also on phones. */
const CountAndSort = styled.div`
  display: flex;
  flex: 1 1 auto;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;
  min-inline-size: 0;
`;

const Count = styled.h2`
  flex: none;
  font-size: ${tokens.text[18]};
  font-variant-numeric: tabular-nums;
`;

const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: center;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};

  /* A form is below the count and the order. */
  &:has(form) {
    flex: 1 0 100%;
  }
`;

type ResultsHeadProps = {
  count: string;
  heading: Ref<HTMLHeadingElement>;
  sort: ReactNode;
  /** Other actions for the results, such as saving the search. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The heading of a list: the number of results and their order, what is shown, and what can be done with it. */
export function ResultsHead({ count, heading, sort, actions, children }: ResultsHeadProps) {
  return (
    <Head>
      <CountAndSort>
        <Count ref={heading} tabIndex={-1} aria-live="polite">
          {count}
        </Count>
        {sort}
      </CountAndSort>
      <Aside>
        {children}
        {actions}
      </Aside>
    </Head>
  );
}
