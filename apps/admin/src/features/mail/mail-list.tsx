import { adminQueries, resendMail, type UndeliveredMail } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import { ErrorNotice } from '@showcase/kit/errors';
import { useSubmit } from '@showcase/kit/forms';
import { useNotify } from '@showcase/remote-contract/services';
import { bidi, Stack } from '@showcase/ui';
import { useRef } from 'react';
import { ListBody } from '../../shared/list/list-body.tsx';
import { StatusLinks } from '../../shared/list/status-links.tsx';
import { usePage } from '../../shared/list/use-page.ts';
import { usePageSearch } from '../../shared/list/use-page-search.ts';
import { isStaleDataError, useInvalidateAll } from '../../shared/reason/use-invalidate-all.ts';
import { MAIL_STATUSES, mailSearch, toMailQuery } from './mail-search.ts';
import { MailTable } from './mail-table.tsx';

/** Mail that could not be sent: for good, or so far. */
export function MailList({ title }: { title: string }) {
  const { search, hrefOf } = usePageSearch(mailSearch);
  const query = usePage(adminQueries(useDataClient()).undeliveredMails(toMailQuery(search)));
  const list = useRef<HTMLDivElement>(null);
  // The row disappears, and its button with it.
  const resending = useResend(() => list.current?.focus());
  const isRetrying = search.status === 'retrying';
  return (
    <Stack gap={5}>
      <StatusLinks
        statuses={MAIL_STATUSES}
        status={search.status}
        hrefOfStatus={(status) => hrefOf({ status })}
      />
      <ErrorNotice error={resending.error} action="That didn't work." />
      <div ref={list} tabIndex={-1} role="group" aria-label={title}>
        <ListBody
          area={title}
          noun={['email', 'emails']}
          query={query}
          cursors={search.cursors}
          hrefOfPage={(cursors) => hrefOf({ cursors })}
          clearHref={undefined}
          emptyText={
            isRetrying
              ? 'Emails that fail for now appear here until they get through.'
              : "You're all caught up. Emails that fail for good appear here."
          }
        >
          {(mails) => (
            <MailTable
              caption={title}
              mails={mails}
              isRetrying={isRetrying}
              pendingId={resending.isPending ? resending.variables.id : undefined}
              onResend={resending.mutate}
            />
          )}
        </ListBody>
      </div>
    </Stack>
  );
}

function useResend(onEnd: () => void) {
  const client = useDataClient();
  const notify = useNotify();
  const invalidateAll = useInvalidateAll();
  return useSubmit({
    mutationFn: ({ id }: UndeliveredMail) => resendMail(client, id),
    onSuccess(_, { to }) {
      notify({ kind: 'success', text: bidi`We're sending it to ${to ?? 'them'} again.` });
      onEnd();
      void invalidateAll();
    },
    onError(error) {
      if (isStaleDataError(error)) void invalidateAll();
    },
  });
}
