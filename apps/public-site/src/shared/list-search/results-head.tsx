import { tokens } from '@showcase/ui';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;
  min-block-size: 36px;
`;

const Count = styled.h2`
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
`;

type ResultsHeadProps = {
  count: string;
  heading: Ref<HTMLHeadingElement>;
  /** What can be done with the results, such as sorting them. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The heading of a list: the number of results, what is shown, and what can be done with it. */
export function ResultsHead({ count, heading, actions, children }: ResultsHeadProps) {
  return (
    <Head>
      <Count ref={heading} tabIndex={-1} aria-live="polite">
        {count}
      </Count>
      <Aside>
        {children}
        {actions}
      </Aside>
    </Head>
  );
}
