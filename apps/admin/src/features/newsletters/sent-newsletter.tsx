import type { Newsletter } from '@showcase/data/admins';
import { Card, Stack } from '@showcase/ui';
import { DateTime } from '../../shared/date-time.tsx';
import { NewsletterState } from './newsletter-state.tsx';
import { SentLine } from './newsletters.styles.ts';
import { Preview } from './preview/preview.tsx';
import { Recipients } from './recipients.tsx';

export function SentNewsletter({ newsletter }: { newsletter: Newsletter }) {
  const { subject, body, sent_at } = newsletter;
  return (
    <Stack gap={5}>
      <Card>
        <SentLine>
          <NewsletterState newsletter={newsletter} />
          {sent_at && (
            <span>
              <DateTime date={sent_at} /> UTC
            </span>
          )}
          <Recipients newsletter={newsletter} />
        </SentLine>
      </Card>
      <Preview subject={subject} body={body} />
    </Stack>
  );
}
