import { useParams, useSearchParams } from '@showcase/remote-contract';
import { Link, PageHeader } from '@showcase/ui';
import { NewsletterEditor } from '../features/newsletters/newsletter-editor.tsx';
import { NEW_PARAM, NEWSLETTERS } from '../features/newsletters/newsletter-links.ts';

export function NewsletterPage() {
  const { id = '' } = useParams();
  const isNew = useSearchParams()[0].has(NEW_PARAM);
  return (
    <>
      <title>Newsletter · Bolt Showcase</title>
      <PageHeader title="Newsletter" back={<Link href={NEWSLETTERS}>Back to newsletters</Link>} />
      <NewsletterEditor key={id} id={id} isNew={isNew} />
    </>
  );
}
