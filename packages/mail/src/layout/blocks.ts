import type { Sentence } from '@showcase/data/notification-kinds';
import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import { cleanLine, cleanText } from '../text/clean-text.ts';
import { FSI, PDI } from '../text/isolate.ts';
import { shorten } from '../text/shorten.ts';
import { colors } from './colors.ts';

const LINE_MAX = 200;
const TEXT_MAX = 2000;

const fallbacks = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const textFont = `Inter,${fallbacks}`;
const headingFont = `'Bricolage Grotesque',${textFont}`;

/** For words without a place to break. */
const breaking = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;
export const bodyText: CSSProperties = { ...breaking, fontSize: '16px', lineHeight: '24px' };
export const smallText: CSSProperties = { ...breaking, fontSize: '14px', lineHeight: '20px' };

/** A sentence in which users' texts have their own direction: by characters, since many readers of mails drop `<bdi>`. */
export function sentenceContent(parts: Sentence): ReactNode[] {
  return parts.map((part) =>
    typeof part === 'string' ? part : FSI + shorten(cleanLine(part.userText), LINE_MAX) + PDI,
  );
}

type HeadingProps = { level: 'h1' | 'h2' | 'h3'; dir?: 'auto' };

export function heading({ level, dir }: HeadingProps, ...content: ReactNode[]) {
  const [fontSize, lineHeight] = { h1: [26, 31], h2: [18, 24], h3: [16, 24] }[level];
  const style = {
    ...breaking,
    color: colors.ink,
    fontFamily: headingFont,
    fontSize: `${fontSize}px`,
    lineHeight: `${lineHeight}px`,
    fontWeight: 700,
    letterSpacing: '-0.02em',
    margin: level === 'h1' ? '0 0 12px' : '24px 0 8px',
  };
  return h(Heading, { as: level, className: 'ink', dir, style }, ...content);
}

export function paragraph(...content: ReactNode[]) {
  const style = { ...bodyText, color: colors.ink, margin: '0 0 16px' };
  return h(Text, { className: 'ink', style }, ...content);
}

export function note(...content: ReactNode[]) {
  const style = { ...smallText, color: colors.inkMuted, margin: '0 0 16px' };
  return h(Text, { className: 'muted', style }, ...content);
}

export function link(href: string, ...content: ReactNode[]) {
  // Outlook for Windows knows the shorthand only.
  const style = {
    color: colors.voltText,
    textDecorationLine: undefined,
    textDecoration: 'underline',
  };
  return h(Link, { href, className: 'link', style }, ...content);
}

/** At least 44 px high. */
export function button({ label, href }: { label: string; href: string }) {
  const style = {
    backgroundColor: colors.volt,
    color: colors.onVolt,
    borderRadius: '10px',
    fontSize: '16px',
    fontWeight: 600,
    padding: '14px 22px',
    textAlign: 'center' as const,
  };
  return h(
    'div',
    { style: { margin: '24px 0 16px' } },
    h(Button, { href, className: 'button', style }, label),
  );
}

/** Text of a user: a paragraph of its own, in its own direction. */
export function userParagraph(text: string, max = TEXT_MAX) {
  const style = { ...bodyText, color: colors.ink };
  const lines = breakLines(shorten(cleanText(text), max));
  return h('div', { dir: 'auto', className: 'ink', style }, ...lines);
}

/** Elements, since Outlook for Windows does not know `white-space`. */
export function breakLines(text: string): ReactNode[] {
  return text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br'), line]));
}

const wellStyle: CSSProperties = {
  backgroundColor: colors.sunken,
  border: `1px solid ${colors.border}`,
  borderRadius: '10px',
  margin: '0 0 12px',
  padding: '12px 16px',
};

export function detail({ label, text }: { label: string; text: string }) {
  const style = { ...smallText, color: colors.inkMuted };
  return h(
    'div',
    { className: 'well', style: wellStyle },
    h('div', { className: 'muted', style }, label),
    userParagraph(text),
  );
}

export function quote(text: string, max?: number) {
  return h('blockquote', { className: 'well', style: wellStyle }, userParagraph(text, max));
}

export function codeBox(code: string) {
  const style = {
    ...wellStyle,
    color: colors.ink,
    fontFamily: 'ui-monospace,Menlo,Consolas,monospace',
    fontSize: '28px',
    lineHeight: '36px',
    letterSpacing: '0.15em',
    textAlign: 'center' as const,
  };
  return h('div', { className: 'well ink', style }, code);
}
