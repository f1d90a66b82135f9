import { useEffect, useRef } from 'react';
import { Frame } from './preview.styles.ts';
import { fillDocument, openDocument } from './show-mail.ts';

type MailFrameProps = { title: string; html: string };

/** Isolates a mail from the page. No code runs in it, and links open in a new tab. */
export function MailFrame({ title, html }: MailFrameProps) {
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
