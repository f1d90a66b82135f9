import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { ColorGround } from './color-ground.tsx';

describe('ColorGround', () => {
  describeConformance(ColorGround, { props: { color: '#e0774f' }, tag: 'svg' });

  it('is drawn in the color, hidden from screen readers', () => {
    const { container } = renderWithUi(<ColorGround color="#e0774f" />);
    expect(container.querySelector('svg[aria-hidden] > rect')?.getAttribute('fill')).toBe(
      '#e0774f',
    );
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('has no style of its own, and one class for all colors', () => {
    const html = ['#e0774f', '#2554a7'].map((color) =>
      renderToStaticMarkup(<ColorGround color={color} />),
    );
    expect(html[0]).not.toContain('style=');
    expect(html[0]?.replace('#e0774f', '#2554a7')).toBe(html[1]);
  });

  it.each([null, undefined, 'red', '#e0774f" onload="x'])('is nothing for %j', (color) => {
    const { container } = renderWithUi(<ColorGround color={color} />);
    expect(container.querySelector('svg')).toBeNull();
  });
});
