import { notificationTopics } from '@showcase/data/notification-kinds';
import { describe, expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';
import {
  createMail,
  notificationSamples,
  sampleMails,
  withUserText,
} from './testing/sample-mails.ts';

const site = { siteUrl: 'https://showcase.example' };
const unsubscribe =
  /^https:\/\/showcase\.example\/unsubscribe\?token=[0-9a-f-]{36}\.\w+\.[0-9a-f]{64}$/;
const settings = 'https://showcase.example/dashboard?settings=email';

const rows = sampleMails.map((mail) => [mail.kind, mail] as const);

function listLinks(html: string): string[] {
  return [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

describe.each(rows)('a mail of the kind %s', (_kind, mail) => {
  const { subject, html, text } = renderMail(mail, site);

  it('has the same links as HTML and as plain text, all absolute', () => {
    const links = listLinks(html);
    const inText = (text.match(/(?:https?|mailto):[^\s>]+/g) ?? []).map((url) => url);
    expect(inText).toEqual(links);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !/^(https:\/\/showcase\.example\/|mailto:)/.test(href))).toEqual(
      [],
    );
  });

  it('fetches nothing', () => {
    expect(html).not.toMatch(
      /<img|<picture|<link|<script|<iframe|url\(|@import|@font-face| src=|srcset|background="/i,
    );
  });

  it('has its language, its direction and both themes', () => {
    expect(html).toMatch(/^<!doctype html><html dir="ltr" lang="en">/);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('<meta name="supported-color-schemes" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });

  it('has one title, one heading and at most one button', () => {
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/class="button"/g) ?? []).toHaveLength(mail.kind === 'newsletter' ? 0 : 1);
  });

  it('has no private text in its subject', () => {
    const { actor_name, subject: public_subject } = mail.params as Record<string, string>;
    const secret = withUserText(mail, 'SECRET');
    const params = { ...(secret.params as object), actor_name, subject: public_subject };
    expect(renderMail({ ...secret, params }, site)).toMatchObject({ subject });
  });

  it('has no preview text in plain text', () => {
    expect(text).not.toMatch(/[\u200B-\u200F\uFEFF\u00A0]/);
    expect(text).not.toMatch(/\n{3}|^\s|[^\n]$|undefined|null|NaN|\[object/);
    expect(html).not.toMatch(/undefined|null|NaN|\[object/);
  });
});

const isSecurity = ({ topic }: { topic: string | null }) => topic === 'security';
const optional = notificationSamples.filter((mail) => !isSecurity(mail));

it.each(optional.map((mail) => [mail.kind, mail] as const))(
  'a mail of %s can be turned off, says why it came and leads to the settings',
  (_kind, mail) => {
    const { html, text } = renderMail(mail, site);
    const [last, second] = listLinks(html).toReversed();
    expect([last, second]).toEqual([settings, expect.stringMatching(unsubscribe)]);
    const { label } = notificationTopics[mail.topic as keyof typeof notificationTopics];
    expect(text).toContain(`because “${label}” is on in your email settings`);
  },
);

it.each(notificationSamples.filter(isSecurity).map((mail) => [mail.kind, mail] as const))(
  'a mail of %s says that it always comes, and has no link to turn it off',
  (_kind, mail) => {
    const { html, text } = renderMail(mail, site);
    expect(listLinks(html).filter((href) => unsubscribe.test(href))).toEqual([]);
    expect(text).toContain("the security of your account. It can't be turned off.");
  },
);

it.each([
  ['newsletter_confirmation', "If you didn't sign up for it, ignore this email."],
  ['contact_confirmation', "Your email address won't be on any profile."],
])('a mail of the kind %s, which anyone can cause, only confirms', (kind, hint) => {
  const mail = sampleMails.find((sample) => sample.kind === kind);
  const { html, text } = renderMail(mail ?? createMail('', {}), site);
  expect(text).toContain(hint);
  expect(listLinks(html)[0]).toMatch(/\?(token|contact)=[\w.-]+$/);
  expect(listLinks(html).some((href) => unsubscribe.test(href))).toBe(false);
});

it.each([
  ['newsletter', 'because you subscribed to our newsletter'],
  ['digest', 'because you chose a daily summary'],
])('a mail of the kind %s says %j', (kind, reason) => {
  const mail = sampleMails.find((sample) => sample.kind === kind);
  const { html, text } = renderMail(mail ?? createMail('', {}), site);
  expect(text).toContain(reason);
  expect(listLinks(html).some((href) => unsubscribe.test(href))).toBe(true);
});

describe('a mail of a newer database', () => {
  it.each([
    ['an unknown kind', createMail('request_paid', { title: 'SECRET' })],
    ['an inherited name', createMail('constructor', {})],
    ['an unknown topic', createMail('account_suspended', {}, 'payments')],
    ['other parameters', createMail('request_created', { title: 5 })],
    ['no parameters', createMail('message_received', null)],
    ['an unknown digest', createMail('digest', { period: 'hourly', items: [] })],
    ['an empty digest', createMail('digest', { period: 'daily', items: [] })],
    ['an unknown newsletter', createMail('newsletter', { html: '' })],
    ['a confirmation without a token', createMail('newsletter_confirmation', {})],
    ['a contact email without a token', createMail('contact_confirmation', {})],
  ])('with %s is neutral', (_name, mail) => {
    const { subject, html, text } = renderMail(mail, site);
    expect(subject).toBe('You have a new notification');
    expect(listLinks(html)[0]).toBe('https://showcase.example/dashboard');
    expect(text).toContain('You have a new notification\n\nOpen Bolt Showcase\n');
    expect(html).not.toContain('SECRET');
  });
});

it.each([
  [['One'], 'The last message:'],
  [['One', 'Two'], 'The last 2 messages:'],
])('counts %j of three messages as "%s"', (texts, line) => {
  const params = {
    actor_name: 'Mia Chen',
    actor_id: '00000000-0000-4000-8000-000000000404',
    count: 3,
    texts,
  };
  expect(renderMail(createMail('message_received', params), site).text).toContain(`\n${line}\n`);
});

it('separates the paragraphs of plain text', () => {
  const details = { title: 'Harbor Pantry', reason: 'It is a copy.\nOf another one.' };
  const hidden = renderMail(createMail('project_hidden', details), site);
  expect(hidden.text).toContain(
    '\n\nProject\nHarbor Pantry\n\nReason\nIt is a copy.\nOf another one.\n\nOpen your projects\n',
  );
  const letter = { subject: 'News', body: '# One\n\nTwo\n\n- Three\n- Four' };
  const newsletter = renderMail(createMail('newsletter', letter, 'newsletter'), site);
  expect(newsletter.text).toContain('\n\nNews\n\nOne\n\nTwo\n\n * Three\n * Four\n\n---\n');
});

it.each(['https://showcase.example/', 'https://showcase.example//'])(
  'links are the same for the site %s',
  (siteUrl) => {
    const [mail] = sampleMails;
    if (!mail) throw new Error('There are no samples');
    expect(renderMail(mail, { siteUrl })).toEqual(renderMail(mail, site));
  },
);
