import { adminQueries, type Newsletter } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import { countLabel } from '@showcase/kit/lists';
import { lazyDialog } from '@showcase/kit/loading';
import { Stack } from '@showcase/ui';
import { useRef, useState } from 'react';
import { ListBody } from '../../shared/list/list-body.tsx';
import { usePage } from '../../shared/list/use-page.ts';
import { usePageSearch } from '../../shared/list/use-page-search.ts';
import { newsletterSearch, toNewsletterCursor } from './newsletter-search.ts';
import { Subscribers } from './newsletters.styles.ts';
import { NewslettersTable } from './newsletters-table.tsx';

const DeleteDialog = lazyDialog({
  name: 'deletion of a newsletter',
  load: () => import('./delete-dialog.tsx').then((module) => module.DeleteDialog),
});

export function NewsletterList({ title }: { title: string }) {
  const { search, hrefOf } = usePageSearch(newsletterSearch);
  const query = usePage(adminQueries(useDataClient()).newsletters(toNewsletterCursor(search)));
  const [newsletterToDelete, setNewsletterToDelete] = useState<Newsletter | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const total = query.page?.subscribers;
  return (
    <Stack gap={4}>
      {total !== undefined && (
        <Subscribers>
          <strong>{countLabel(total, 'confirmed subscriber')}</strong>{' '}
          {total === 1 ? 'gets' : 'get'} the next newsletter.
        </Subscribers>
      )}
      <div ref={list} tabIndex={-1} role="group" aria-label={title}>
        <ListBody
          area={title}
          noun={['newsletter', 'newsletters']}
          query={query}
          cursors={search.cursors}
          hrefOfPage={(cursors) => hrefOf({ cursors })}
          clearHref={undefined}
          emptyText="Write your first one. Nobody gets it until you send it."
        >
          {(newsletters) => (
            <NewslettersTable
              caption={title}
              newsletters={newsletters}
              onDelete={setNewsletterToDelete}
            />
          )}
        </ListBody>
      </div>
      {newsletterToDelete && (
        <DeleteDialog
          key={newsletterToDelete.id}
          newsletter={newsletterToDelete}
          // The row disappears, and its button with it.
          getFocusAfterDeletion={() => list.current}
          onClose={() => setNewsletterToDelete(null)}
        />
      )}
    </Stack>
  );
}
