import { renderMail } from '@showcase/mail';
import type { NewsletterValues } from '@showcase/data/schemas';
import { useUser } from '@showcase/data/session';
import { useOrigin } from '@showcase/remote-contract/services';
import { Card } from '@showcase/ui';
import { Tabs } from '@showcase/ui/controls';
import { useDeferredValue, useMemo, useEffect, useRef } from 'react';
import { PlainText, PreviewSubject, PreviewTitle, Frame } from './preview.styles.ts';
import { fillDocument, openDocument } from './show-mail.ts';

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

type MailFrameProps = { title: string; html: string };

/** Isolates a mail from the page. No code runs in it, and links open in a new tab. */
function MailFrame({ title, html }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (frame.current) openDocument(frame.current);
  }, []);
  useEffect(() => {
    if (frame.current) fill(frame.current, html);
  }, [html]);
  return (
    <Frame
      ref={frame}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={(event) => fill(event.currentTarget, html)}
    />
  );
}

function fill({ contentDocument }: HTMLIFrameElement, html: string) {
  if (contentDocument?.body) fillDocument(contentDocument, html);
}
