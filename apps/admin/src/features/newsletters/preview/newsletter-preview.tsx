import { renderMail } from '@showcase/mail';
import type { NewsletterValues } from '@showcase/data/schemas';
import { useUser } from '@showcase/data/session';
import { useOrigin } from '@showcase/remote-contract/services';
import { Card } from '@showcase/ui';
import { Tabs } from '@showcase/ui/controls';
import { useDeferredValue, useMemo } from 'react';
import { MailFrame } from './mail-frame.tsx';
import { PlainText, PreviewSubject, PreviewTitle } from './preview.styles.ts';

/** Stands for the token of a subscriber. */
const SAMPLE_TOKEN = 'preview';

export function NewsletterPreview({ subject, body }: NewsletterValues) {
  const mail = useRenderedNewsletter(subject, body);
  return (
    <Card as="section" aria-label="Preview">
      <PreviewTitle>Preview</PreviewTitle>
      <PreviewSubject>
        Subject: <bdi>{mail.subject}</bdi>
      </PreviewSubject>
      <Tabs
        label="Preview"
        tabs={[
          {
            value: 'html',
            label: 'Email',
            content: <MailFrame title="Email" html={mail.html} />,
          },
          { value: 'text', label: 'Plain text', content: <PlainText>{mail.text}</PlainText> },
        ]}
      />
    </Card>
  );
}

function useRenderedNewsletter(subject: string, body: string) {
  const siteUrl = useOrigin();
  const to = useUser().authUser?.email ?? '';
  const params = useDeferredValue(useMemo(() => ({ subject, body }), [subject, body]));
  return useMemo(
    () =>
      renderMail(
        {
          id: SAMPLE_TOKEN,
          kind: 'newsletter',
          to,
          topic: 'newsletter',
          params,
          unsubscribe_token: SAMPLE_TOKEN,
        },
        { siteUrl },
      ),
    [params, siteUrl, to],
  );
}
