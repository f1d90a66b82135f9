import { adminQueries } from '@showcase/data/admins';
import type { DataError } from '@showcase/data/client';
import { useDataClient, useItem } from '@showcase/data/query';
import { ErrorNotice } from '@showcase/kit/errors';
import { ReadFailure } from '@showcase/kit/lists';
import { ButtonLink, EmptyState, SkeletonGroup, SkeletonText, Stack } from '@showcase/ui';
import MailX from 'lucide-react/icons/mail-x';
import { useState } from 'react';
import { isStaleDataError, useInvalidateAll } from '../../shared/reason/use-invalidate-all.ts';
import { NEWSLETTERS } from './newsletter-links.ts';
import { SentNewsletter } from './sent-newsletter.tsx';
import { NewsletterForm } from './writing/newsletter-form.tsx';
import { UnsavedText } from './writing/unsaved-text.tsx';

type NewsletterEditorProps = {
  id: string;
  /** It may not be saved yet. */
  isNew: boolean;
};

export function NewsletterEditor({ id, isNew }: NewsletterEditorProps) {
  const query = useItem(adminQueries(useDataClient()).newsletter(id));
  const invalidateAll = useInvalidateAll();
  const [staleError, setStaleError] = useState<DataError | null>(null);

  /** True for an error that shows with the newsletter's new state. */
  function reportStale(error: DataError) {
    if (!isStaleDataError(error)) return false;
    setStaleError(error);
    void invalidateAll();
    return true;
  }

  if (query.isPending) {
    return (
      <SkeletonGroup label="Loading newsletter">
        <SkeletonText lines={12} />
      </SkeletonGroup>
    );
  }
  if (!query.data) return <ReadFailure area="Newsletter" query={query} />;
  return (
    <Stack gap={5}>
      <ErrorNotice error={staleError} action="That didn't work." />
      {renderState(query.data)}
    </Stack>
  );

  function renderState({ newsletter, subscribers }: NonNullable<typeof query.data>) {
    if (newsletter?.sent_at) {
      return (
        <>
          <UnsavedText id={id} />
          <SentNewsletter newsletter={newsletter} />
        </>
      );
    }
    if (newsletter || isNew) {
      return (
        <NewsletterForm
          id={id}
          newsletter={newsletter}
          subscribers={subscribers}
          onSave={() => setStaleError(null)}
          reportStale={reportStale}
        />
      );
    }
    return (
      <>
        <UnsavedText id={id} />
        <EmptyState
          title="This newsletter no longer exists"
          icon={<MailX />}
          action={<ButtonLink href={NEWSLETTERS}>Go to newsletters</ButtonLink>}
        >
          An admin deleted the draft.
        </EmptyState>
      </>
    );
  }
}
