import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { ExternalLink, Link } from './link.tsx';
import { safeHref } from './safe-href.ts';

describe('Link', () => {
  describeConformance(Link, { props: { href: '/about', children: 'About' }, tag: 'a' });
});

describe('ExternalLink', () => {
  describeConformance(ExternalLink, {
    props: { href: 'https://example.com', children: 'Example' },
    tag: 'a',
  });

  it('opens and announces a new tab, without opener and referrer', () => {
    renderWithUi(<ExternalLink href="https://example.com">Example</ExternalLink>);
    const link = screen.getByRole('link', { name: 'Example (opens in a new tab)' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer');
  });
});

describe('safeHref', () => {
  it.each([
    ['https://bolt.new/x', 'https://bolt.new/x'],
    [' http://example.com ', 'http://example.com/'],
    ['javascript:alert(1)//bolt.new', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,bolt.new', undefined],
    ['bolt.new/x', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %j is %j', (value, href) => {
    expect(safeHref(value)).toBe(href);
  });
});
