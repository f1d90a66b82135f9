import type { Newsletter } from '@showcase/data/admins';
import { Card, Stack } from '@showcase/ui';
import { FactList } from '@showcase/ui/controls';
import { DateTime } from '../../shared/date-time.tsx';
import { NewsletterState } from './newsletter-state.tsx';
import { Preview } from './preview/preview.tsx';
import { Recipients } from './recipients.tsx';

export function SentNewsletter({ newsletter }: { newsletter: Newsletter }) {
  const { subject, body, sent_at } = newsletter;
  return (
    <Stack gap={5}>
      <Card>
        <FactList
          facts={[
            { label: 'Status', value: <NewsletterState newsletter={newsletter} /> },
            { label: 'Sent (UTC)', value: sent_at && <DateTime date={sent_at} /> },
            { label: 'Recipients', value: <Recipients newsletter={newsletter} /> },
          ]}
        />
      </Card>
      <Preview subject={subject} body={body} />
    </Stack>
  );
}
