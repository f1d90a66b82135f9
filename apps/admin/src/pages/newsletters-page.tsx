import { useNavigate } from '@showcase/remote-contract';
import { Button, PageHeader } from '@showcase/ui';
import Plus from 'lucide-react/icons/plus';
import { hrefOfNewNewsletter } from '../features/newsletters/newsletter-links.ts';
import { NewsletterList } from '../features/newsletters/newsletter-list.tsx';

const TITLE = 'Newsletters';

export function NewslettersPage() {
  const navigate = useNavigate();
  return (
    <>
      <title>Newsletters · Bolt Showcase</title>
      <PageHeader
        title={TITLE}
        subtitle="Write to everyone who confirmed their subscription."
        actions={
          <Button variant="primary" onClick={() => void navigate(hrefOfNewNewsletter())}>
            <Plus aria-hidden />
            New newsletter
          </Button>
        }
      />
      <NewsletterList title={TITLE} />
    </>
  );
}
