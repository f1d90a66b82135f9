import type { Synonyms } from '@showcase/data/admins';
import { Button, PageHeader } from '@showcase/ui';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { SynonymsList } from '../features/synonyms/synonyms-list.tsx';

const TITLE = 'Search synonyms';

export function SynonymsPage() {
  const [edited, setEdited] = useState<Pick<Synonyms, 'id' | 'terms'> | null>(null);
  return (
    <>
      <title>Search synonyms · Bolt Showcase</title>
      <PageHeader
        title={TITLE}
        subtitle="Words and phrases that mean the same when someone searches."
        actions={
          <Button
            variant="primary"
            aria-haspopup="dialog"
            onClick={() => setEdited({ id: crypto.randomUUID(), terms: [] })}
          >
            <Plus aria-hidden />
            New synonyms
          </Button>
        }
      />
      <SynonymsList title={TITLE} edited={edited} onEdit={setEdited} />
    </>
  );
}
