import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { Cover } from './cover.tsx';

describe('Cover', () => {
  describeConformance(Cover, {
    props: { src: '/cover.webp', alt: 'Cover of Harbor' },
    tag: 'span',
  });

  it('loads the image lazily, with its width and height', () => {
    renderWithUi(<Cover src="/cover.webp" alt="Harbor" />);
    const image = screen.getByRole('img', { name: 'Harbor' });
    expect(image.getAttribute('loading')).toBe('lazy');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '400']);
  });

  it('lets the browser choose among several widths', () => {
    renderWithUi(
      <Cover src="/l.webp" srcSet="/s.webp 480w, /l.webp 1600w" sizes="50vw" alt="Harbor" />,
    );
    const image = screen.getByRole('img', { name: 'Harbor' });
    expect(image.getAttribute('srcset')).toBe('/s.webp 480w, /l.webp 1600w');
    expect([image.getAttribute('src'), image.getAttribute('sizes')]).toEqual(['/l.webp', '50vw']);
  });

  it('shows the image itself if one of its widths is broken, and the placeholder if that is, too', () => {
    renderWithUi(
      <Cover src="/l.webp" srcSet="/s.webp 480w, /l.webp 1600w" sizes="50vw" alt="Harbor" />,
    );
    fireEvent.error(screen.getByRole('img', { name: 'Harbor' }));
    const image = screen.getByRole('img', { name: 'Harbor' });
    expect([image.getAttribute('srcset'), image.getAttribute('src')]).toEqual([null, '/l.webp']);
    fireEvent.error(image);
    expect(screen.getByRole('img', { name: 'Harbor' }).tagName).toBe('SPAN');
  });

  it('has the color of the image behind it', () => {
    const { container } = renderWithUi(<Cover src="/cover.webp" alt="Harbor" color="#e0774f" />);
    const image = screen.getByRole('img', { name: 'Harbor' });
    expect(image.previousElementSibling?.innerHTML).toContain('fill="#e0774f"');
    expect(container.firstElementChild?.getAttribute('color')).toBeNull();
    fireEvent.error(image);
    expect(container.innerHTML).not.toContain('#e0774f');
  });

  it.each([null, undefined, ''])('shows the stock image if the URL is %j', (src) => {
    renderWithUi(<Cover src={src} alt="Harbor" />);
    expect(screen.getByRole('img', { name: 'Harbor' }).tagName).toBe('svg');
  });

  it('draws what has no image from its name, most differently from their neighbors', () => {
    const draw = (alt: string) => renderWithUi(<Cover alt={alt} />).container.innerHTML;
    const names = ['Logo', 'Two pages', 'Code review', 'API', 'Design system', 'Support'];
    const drawings = names.map((name) => draw(name).replaceAll(name, ''));
    expect(new Set(drawings).size).toBeGreaterThan(4);
    expect(draw('Logo')).toBe(draw('Logo'));
  });

  it('is decorative if its text is empty, also without an image or with a broken one', () => {
    const { container, rerender } = renderWithUi(<Cover alt="" />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Cover src="/broken.png" alt="" />);
    const picture = container.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows a neutral placeholder with the same aspect ratio if the image is broken', () => {
    const { container } = renderWithUi(<Cover src="/broken.png" alt="Harbor" />);
    const ratio = () => getComputedStyle(container.firstElementChild ?? container).aspectRatio;
    const before = ratio();
    fireEvent.error(screen.getByRole('img', { name: 'Harbor' }));
    expect(screen.getByRole('img', { name: 'Harbor' }).tagName).toBe('SPAN');
    expect(before).toBe('640 / 400');
    expect(ratio()).toBe(before);
  });
});
