import { useState, type CSSProperties, type SyntheticEvent } from 'react';
import type { RenderedMail } from '../outgoing-mail.ts';

type MailPreviewProps = { mail: RenderedMail; theme: string };

const DARK = '(prefers-color-scheme: dark)';

const frameStyle: CSSProperties = {
  border: '1px solid var(--color-border)',
  borderRadius: 10,
  display: 'block',
  width: '100%',
};

/** A mail as HTML, as clients of that theme show it, and as plain text. */
export function MailPreview({ mail: { subject, html, text }, theme }: MailPreviewProps) {
  const [height, setHeight] = useState(600);
  const fit = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const body = currentTarget.contentDocument?.body;
    if (body) new ResizeObserver(() => setHeight(body.offsetHeight + 2)).observe(body);
  };
  return (
    <section style={{ marginBlockEnd: 32 }}>
      <h2 dir="ltr" style={{ fontSize: 16, margin: '0 0 8px' }}>
        {subject}
      </h2>
      <iframe
        title={`Preview: ${subject}`}
        srcDoc={html.replaceAll(DARK, theme === 'dark' ? 'all' : 'not all')}
        onLoad={fit}
        style={{ ...frameStyle, height }}
      />
      <details>
        <summary>Plain text</summary>
        <pre dir="ltr" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {text}
        </pre>
      </details>
    </section>
  );
}
