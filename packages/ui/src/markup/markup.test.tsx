import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { Markup } from './markup.tsx';
import { stripMarkup } from './parse-markup.ts';

const html = (text: string) =>
  renderWithUi(<Markup text={text} />).container.firstElementChild?.innerHTML.replaceAll(
    ' dir="auto"',
    '',
  );

describe('Markup', () => {
  describeConformance(Markup, {
    props: { text: '# About\nText\n- item', headingLevel: 2 },
    tag: 'div',
  });

  it.each([
    ['**bold** and *italic*', '<p><strong>bold</strong> and <em>italic</em></p>'],
    ['_italic_ but snake_case_name', '<p><em>italic</em> but snake_case_name</p>'],
    ['**bold with *italic* inside**', '<p><strong>bold with <em>italic</em> inside</strong></p>'],
    ['***both***', '<p><strong><em>both</em></strong></p>'],
    ['**bold with *italic***', '<p><strong>bold with <em>italic</em></strong></p>'],
    ['**bold with *a star**', '<p><strong>bold with *a star</strong></p>'],
    ['**** and ** and *', '<p>**** and ** and *</p>'],
    ['слово_слово_слово', '<p>слово_слово_слово</p>'],
    ['2 * 3 * 4', '<p>2 * 3 * 4</p>'],
    ['**open', '<p>**open</p>'],
    ['one\ntwo\n\nthree', '<p>one<br>two</p><p>three</p>'],
    ['- one\n* two', '<ul><li>one</li><li>two</li></ul>'],
    ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
    ['1. one\n\nText\n\n2) two', '<ol><li>one</li></ol><p>Text</p><ol><li value="2">two</li></ol>'],
    ['3. c\n2. b\n1. a', '<ol><li value="3">c</li><li value="2">b</li><li value="1">a</li></ol>'],
    ['1. a\n1. b\n1. c', '<ol><li>a</li><li>b</li><li>c</li></ol>'],
    ['1. a\n1. b\n2. c', '<ol><li>a</li><li>b</li><li value="2">c</li></ol>'],
    ['0. a\n1. b\n7. c', '<ol><li value="0">a</li><li>b</li><li value="7">c</li></ol>'],
    ['#hash', '<p>#hash</p>'],
    ['', ''],
  ])('renders %j', (text, expected) => {
    expect(html(text)).toBe(expected);
  });

  it('renders headings from the given level', () => {
    renderWithUi(<Markup text={'# One\n## Two\n### Three'} headingLevel={4} />);
    expect(screen.getByRole('heading', { name: 'One', level: 4 })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Two', level: 5 })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Three', level: 6 })).toBeDefined();
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '[x](javascript:alert(1))',
  ])('keeps %j as text', (text) => {
    const { container } = renderWithUi(<Markup text={text} />);
    expect(container.textContent).toBe(text);
    expect(container.querySelector('img, script, a')).toBeNull();
  });

  it.each(['*a* '.repeat(5000), '_'.repeat(20_000), '**a *b _c '.repeat(2000)])(
    'renders malicious text, case %#',
    (text) => {
      const { container } = renderWithUi(<Markup text={text} />);
      expect(container.textContent).toContain(text.includes('a') ? 'a' : '_');
      expect(container.querySelector('em em em, strong strong')).toBeNull();
    },
  );
});

describe('stripMarkup', () => {
  it('returns the text on one line', () => {
    expect(stripMarkup('# About\n\n**Fast** and *small*\n- one\n- two')).toBe(
      'About Fast and small one two',
    );
  });

  it('lays out each block in the direction of its script', () => {
    const { container } = renderWithUi(<Markup text={'# Title\nمرحبا\n- واحد'} />);
    const blocks = [...container.querySelectorAll('h3, p, ul')];
    expect(blocks.map((block) => block.getAttribute('dir'))).toEqual(['auto', 'auto', 'auto']);
  });
});
