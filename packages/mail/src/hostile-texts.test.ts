import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';
import { hostileTexts } from './testing/hostile-texts.ts';
import { sampleMails, withUserText } from './testing/sample-mails.ts';

const site = { siteUrl: 'https://showcase.example' };
const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

const samples = sampleMails.map((mail) => {
  return { mail, plain: renderMail(withUserText(mail, 'Ada Stone'), site) };
});
type Sample = (typeof samples)[number];
/** They have templates of their own, and go through everything that cleans what users wrote. */
const ownTemplates = samples.filter(({ mail }) => {
  return ['message_received', 'digest', 'newsletter'].includes(mail.kind);
});
/** Enough to show a kind that takes a user's text for its own words. */
const mixture = '<b>דנה\u202E\r\nx</b>';
const bidiControls = /[\u{202a}-\u{202e}\u{2066}-\u{2069}\u{200e}\u{200f}\u{61c}]/u;

/** The start tags and end tags in their order, without those that a text's lines need. */
function listTags(html: string): string[] {
  const tags = html.match(/<[^>]*>/g) ?? [];
  return tags.filter((tag) => tag !== '<br/>').map((tag) => tag.split(/[ >]/)[0] ?? '');
}

function listLinks(html: string): string[] {
  return html.match(/ href="[^"]*"/g) ?? [];
}

async function sendAndParse({ subject, html, text }: ReturnType<typeof renderMail>) {
  const from = 'Bolt Showcase <mail@showcase.example>';
  const { message } = await transport.sendMail({ from, to: 'a@example.com', subject, html, text });
  return simpleParser(message);
}

/** Whether every isolate is closed in its line, and nothing else changes the direction. */
function isBalanced(text: string): boolean {
  const withoutIsolates = text.replaceAll(/\u{2068}[^\u{2066}-\u{2069}\n]*\u{2069}/gu, '');
  return !bidiControls.test(withoutIsolates);
}

const rightToLeft = /[\u{590}-\u{8ff}]/u;

/** Subject, structure and direction are those of the same mail with a harmless text. */
function expectUnchanged({ mail, plain }: Sample, hostile: string) {
  const { subject, html, text } = renderMail(withUserText(mail, hostile), site);

  expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  expect(subject.length).toBeLessThanOrEqual(122);
  expect(subject.isWellFormed()).toBe(true);
  expect(isBalanced(subject)).toBe(true);
  expect(isBalanced(text)).toBe(true);
  const outside = subject.replaceAll(/\u{2068}[^\u{2069}]*\u{2069}/gu, '');
  expect(rightToLeft.test(outside)).toBe(false);
  // A newsletter's Markdown makes elements; what it may make is tested with it.
  if (mail.kind === 'newsletter') return;
  expect(listTags(html)).toEqual(listTags(plain.html));
  expect(listLinks(html)).toEqual(listLinks(plain.html));
  const body = html.replace(/<div style="display:none.*?<\/div><\/div>/s, '');
  expect(isBalanced(body.replace(/<title>.*<\/title>/, ''))).toBe(true);
}

it.each(samples)(
  'no user turns, breaks or adds a part of a mail of the kind $mail.kind',
  (sample) => {
    expectUnchanged(sample, mixture);
  },
);

describe.each(Object.entries(hostileTexts))('%s', (_name, hostile) => {
  it.each(ownTemplates)(
    'changes neither subject, structure nor direction of a mail of the kind $mail.kind',
    (sample) => {
      expectUnchanged(sample, hostile);
    },
  );

  it('arrives as the subject that was sent, without further headers', async () => {
    const [mail] = sampleMails;
    if (!mail) throw new Error('There are no samples');
    const rendered = renderMail(withUserText(mail, hostile), site);

    const expected = await sendAndParse(renderMail(mail, site));
    const received = await sendAndParse(rendered);

    expect([...received.headers.keys()]).toEqual([...expected.headers.keys()]);
    expect(received.subject).toBe(rendered.subject);
    expect(received.text?.trim()).toBe(rendered.text.trim());
    expect(received.attachments).toEqual([]);
  });
});

it('a name of letters from right to left leaves the sentence from left to right', () => {
  const [mail] = sampleMails;
  if (!mail) throw new Error('There are no samples');
  const { subject, html, text } = renderMail(withUserText(mail, 'דנה כהן'), site);
  expect(subject).toBe('\u2068דנה כהן\u2069 wants to hire you');
  expect(text).toContain('\u2068דנה כהן\u2069 wants to hire you\n');
  expect(html).toContain('\u2068דנה כהן\u2069 wants to hire you</h1>');
});
