import type { Mail } from './mail-store.ts';

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  h1 { font-size: 1.5rem; }
  h2 { font-size: 1.125rem; margin: 0; }
  article { border-top: 1px solid GrayText; padding: 1rem 0; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; margin: 0.5rem 0; }
  dd { margin: 0; overflow-wrap: anywhere; }
  p { overflow-wrap: anywhere; white-space: pre-line; }
  a { color: LinkText; }
  a:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;

/** The mailbox as a plain page, newest email first. */
export function mailboxPage(mails: Mail[]): string {
  const content = mails.length === 0 ? '<p>No emails yet</p>' : mails.map(article).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local mailbox</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Local mailbox</h1>
${content}
</main>
</body>
</html>
`;
}

function article({ id, subject, to, sentAt, text, html }: Mail): string {
  return `<article aria-labelledby="mail-${escape(id)}">
<h2 id="mail-${escape(id)}">${escape(subject)}</h2>
<dl><dt>To</dt><dd>${escape(to)}</dd><dt>Sent</dt><dd><time datetime="${escape(sentAt)}">${escape(sentAt)}</time></dd></dl>
<p>${linked(text)}</p>${html === undefined ? '' : `\n<p><a href="/mailbox/${escape(id)}">Show as HTML</a></p>`}
</article>`;
}

function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escape(part)}">${escape(part)}</a>` : escape(part),
    )
    .join('');
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
