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
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.text[14]};
`;

type ResultsHeadProps = { count: string; heading: Ref<HTMLHeadingElement>; children: ReactNode };

/** The heading of a list: the number of results, and what is shown. */
export function ResultsHead({ count, heading, children }: ResultsHeadProps) {
  return (
    <Head>
      <Count ref={heading} tabIndex={-1} aria-live="polite">
        {count}
      </Count>
      <Aside>{children}</Aside>
    </Head>
  );
}
