import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { Cover } from './cover.tsx';

describe('Cover', () => {
  describeConformance(Cover, { props: { src: '/cover.webp', alt: 'Cover of Harbor' }, tag: 'div' });

  it('loads the picture lazily, with its measures', () => {
    renderWithUi(<Cover src="/cover.webp" alt="Harbor" />);
    const image = screen.getByRole('img', { name: 'Harbor' });
    expect(image.getAttribute('loading')).toBe('lazy');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '400']);
  });

  it.each([null, undefined, ''])('shows the stock picture when the address is %j', (src) => {
    renderWithUi(<Cover src={src} alt="Harbor" />);
    expect(screen.getByRole('img', { name: 'Harbor' }).tagName).toBe('svg');
  });

  it('is an ornament, drawn or broken, when its text is empty', () => {
    const { container, rerender } = renderWithUi(<Cover alt="" />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Cover src="/broken.png" alt="" />);
    const picture = container.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows a neutral place of the same ratio when the picture is broken', () => {
    const { container } = renderWithUi(<Cover src="/broken.png" alt="Harbor" />);
    const ratio = () => container.querySelector<HTMLElement>('[style]')?.style.aspectRatio;
    const before = ratio();
    fireEvent.error(screen.getByRole('img', { name: 'Harbor' }));
    expect(screen.getByRole('img', { name: 'Harbor' }).tagName).toBe('DIV');
    expect(before).toBe('640 / 400');
    expect(ratio()).toBe(before);
  });
});
