import { renderMail } from '@showcase/mail';
import { describe, expect, it } from 'vitest';
import { fillDocument } from './show-mail.ts';

function show(html: string, document = window.document.implementation.createHTMLDocument()) {
  fillDocument(document, html);
  return document;
}

const newsletter = (body: string) =>
  renderMail(
    {
      id: 'preview',
      kind: 'newsletter',
      to: 'ada@example.com',
      topic: 'newsletter',
      params: { subject: 'News', body },
      unsubscribe_token: 'preview',
    },
    { siteUrl: 'https://showcase.example' },
  ).html;

describe('the document of a mail', () => {
  it('has its elements, texts and attributes', () => {
    const { documentElement, body } = show(
      '<!doctype html><html lang="en"><head><meta name="a" content="b"/><title>T</title></head>' +
        '<body class="paper"><p dir="auto">One &amp; <b>two</b><br/>three</p><!-- x --></body></html>',
    );
    expect(documentElement.lang).toBe('en');
    expect(body.className).toBe('paper');
    expect(body.innerHTML).toBe('<p dir="auto">One &amp; <b>two</b><br>three</p>');
    expect(documentElement.querySelectorAll('html, head, body')).toHaveLength(2);
  });

  it('sets styles through the CSSOM', () => {
    const { body } = show('<body><p style="color:red;margin:0">One</p></body>');
    expect(body.querySelector('p')?.style.color).toBe('red');
  });

  it('opens links in a new tab', () => {
    const link = show('<a href="https://a.example/">One</a>').querySelector('a');
    expect(link?.target).toBe('_blank');
    expect(link?.rel).toBe('noopener noreferrer');
  });

  it('adds no code, whatever the mail contains', () => {
    const document = show(
      '<p onclick="x()">One</p><script>x()</script><iframe src="https://a.example"></iframe><base href="/x">',
    );
    expect(document.body.innerHTML).toBe('<p>One</p>');
  });

  it('replaces the mail before', () => {
    const document = show('<html lang="en"><body class="paper"><p>One</p></body></html>');
    show('<p>Two</p>', document);
    expect(document.body.outerHTML).toBe('<body><p>Two</p></body>');
    expect(document.documentElement.hasAttribute('lang')).toBe(false);
  });

  it('shows a newsletter, in which HTML is text', () => {
    const { body } = show(newsletter('# Hello\n\n**you** <img src=x onerror=y>'));
    const texts = [...body.querySelectorAll('h2, strong')].map(({ textContent }) => textContent);
    expect(texts).toEqual(['Hello', 'you']);
    expect(body.textContent).toContain('<img src=x onerror=y>');
    expect(body.querySelector('img')).toBeNull();
  });
});
