import type { Sentence } from '@showcase/data/notification-kinds';
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import { button, heading, link, note, paragraph, sentenceContent, textFont } from './blocks.ts';
import { colors, styleSheet } from './colors.ts';

const PRODUCT = 'Bolt Showcase';

export type MailPage = {
  subject: string;
  /** The preview text that inboxes show after the subject; without it, they show the first words. */
  preview?: string;
  heading: Sentence;
  text?: Sentence | null;
  content?: ReactNode[];
  button?: { label: string; href: string } | null;
  /** Below the button. */
  hint?: string;
  /** Why this mail came, and what to do about it. */
  footer: { reason: string; links: { label: string; href: string }[] };
};

const bandStyle: CSSProperties = {
  // The slope of the bolt: 53 degrees.
  background: `${colors.band} linear-gradient(127deg,transparent 84%,${colors.bolt} 84.2%,${colors.bolt} 87%,transparent 87.2%)`,
  borderRadius: '16px 16px 0 0',
  padding: '18px 24px',
};
const productStyle: CSSProperties = {
  color: colors.onBand,
  fontSize: '16px',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: '24px',
};
const cardStyle: CSSProperties = {
  backgroundColor: colors.surface,
  border: `1px solid ${colors.border}`,
  borderTop: 'none',
  borderRadius: '0 0 16px 16px',
  padding: '28px 24px 20px',
};
const bodyStyle: CSSProperties = {
  backgroundColor: colors.paper,
  fontFamily: textFont,
  padding: '24px 12px',
};

export function mailPage({ subject, preview, footer, hint, content = [], ...page }: MailPage) {
  return h(
    Html,
    { lang: 'en', dir: 'ltr' },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', null, styleSheet),
    ),
    h(
      Body,
      { className: 'paper', style: bodyStyle },
      preview === undefined ? null : h(Preview, null, preview),
      h(
        Container,
        null,
        h(Section, { style: bandStyle }, h('div', { style: productStyle }, PRODUCT)),
        h(
          Section,
          { className: 'card', style: cardStyle },
          heading({ level: 'h1' }, ...sentenceContent(page.heading)),
          page.text ? paragraph(...sentenceContent(page.text)) : null,
          ...content,
          page.button ? button(page.button) : null,
          hint === undefined ? null : note(hint),
        ),
        h(Section, { style: { padding: '16px 24px' } }, ...footerContent(footer)),
      ),
    ),
  );
}

function footerContent({ reason, links }: MailPage['footer']): ReactNode[] {
  const linked = links.flatMap(({ label, href }) => [link(href, label), ' · ']);
  return [
    h(Hr, { className: 'line', style: { borderColor: colors.border, margin: '0 0 16px' } }),
    note(reason),
    note(...linked, PRODUCT),
  ];
}
