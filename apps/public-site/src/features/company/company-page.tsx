import { usePageHead } from '@showcase/remote-contract/services';
import { Container } from '@showcase/ui';
import type { ReactNode } from 'react';
import { PageHead } from '../../shared/page-head.tsx';
import { Heading, Lead, Page } from './company-page.styles.ts';

/** A designed page about the company, with the head that its declaration contains. */
export function CompanyPage({ children }: { children: ReactNode }) {
  return (
    <Container as="article">
      <PageHead {...usePageHead()} />
      <Page>{children}</Page>
    </Container>
  );
}

/** The page's h1 and its description, as its declaration contains them. */
export function CompanyHeading() {
  const { title, description } = usePageHead();
  return (
    <div>
      <Heading>{title}</Heading>
      <Lead>{description}</Lead>
    </div>
  );
}
