import { usePageHead } from '@showcase/remote-contract/services';
import { Container, PageHeader, tokens } from '@showcase/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHead } from '../../shared/page-head.tsx';

/** About 72 characters, but not in `ch`, which would change when the font arrives, and move the page. */
const Page = styled(Container)`
  && {
    max-inline-size: 776px;
  }
`;

const Prose = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  padding-block-end: ${tokens.space[20]};
  line-height: 1.65;

  h2 {
    margin-block-start: ${tokens.space[6]};
    font-size: ${tokens.text[22]};
  }
  ul,
  ol {
    display: grid;
    gap: ${tokens.space[2]};
    padding-inline-start: ${tokens.space[6]};
  }
`;

/** A short page of running text, below the title and the description that its declaration contains. */
export function TextPage({ children }: { children: ReactNode }) {
  const { title, description } = usePageHead();
  return (
    <Page forwardedAs="article">
      <PageHead title={title} description={description} />
      <PageHeader title={title} subtitle={description} />
      <Prose>{children}</Prose>
    </Page>
  );
}
