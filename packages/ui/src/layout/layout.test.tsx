import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { Container, Grid, Stack } from './layout.tsx';
import { SkipLink } from './skip-link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

describe('Container', () => {
  describeConformance(Container, { props: { children: 'Text' }, tag: 'div' });
});

describe('Stack', () => {
  describeConformance(Stack, { props: { children: 'Text' }, tag: 'div' });
});

describe('Grid', () => {
  describeConformance(Grid, { props: { children: 'Text' }, tag: 'div' });
});

describe('VisuallyHidden', () => {
  describeConformance(VisuallyHidden, { props: { children: 'Text' }, tag: 'span' });
});

describe('SkipLink', () => {
  describeConformance(SkipLink, {
    props: { href: '#content' },
    tag: 'a',
    within: (link) => (
      <>
        {link}
        <main id="content">Content</main>
      </>
    ),
  });

  it('is the first tab stop', async () => {
    const { user } = renderWithUi(
      <>
        <SkipLink href="#content" />
        <button>Later</button>
      </>,
    );
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to content' }));
  });
});
