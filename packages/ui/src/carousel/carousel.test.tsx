import { screen, within } from '@testing-library/react';
import { describeConformance, renderWithUi } from '@showcase/ui/testing';
import { describe, expect, it } from 'vitest';
import { Carousel } from './carousel.tsx';

const images = [
  { src: '/one.webp', alt: 'Dashboard' },
  { src: '/two.webp', alt: 'Editor' },
  { src: '/three.webp', alt: 'Settings' },
];
const props = { label: 'Pictures of Harbor', images };

async function renderCarousel() {
  const { user } = renderWithUi(<Carousel {...props} />);
  const next = await screen.findByRole('button', { name: 'Next picture' });
  return { user, next, previous: screen.getByRole('button', { name: 'Previous picture' }) };
}

const announcement = () => screen.getByRole('status').textContent;

describe('Carousel', () => {
  describeConformance(Carousel, { props, tag: 'section' });

  it('shows a scrollable row until its code has loaded', () => {
    renderWithUi(<Carousel {...props} />);
    const row = screen.getByRole('group', { name: 'Pictures of Harbor' });
    expect(within(row).getAllByRole('img')).toHaveLength(3);
    expect(row.getAttribute('tabindex')).toBe('0');
  });

  it('steps through the images and from the last to the first', async () => {
    const { user, next, previous } = await renderCarousel();
    expect(screen.getByText('1 / 3')).toBeDefined();
    await user.click(next);
    expect(announcement()).toBe('Picture 2 of 3: Editor');
    await user.click(previous);
    await user.click(previous);
    expect(screen.getByText('3 / 3')).toBeDefined();
    await user.click(next);
    expect(announcement()).toBe('Picture 1 of 3: Dashboard');
  });

  it('shows the image of a thumbnail', async () => {
    const { user } = await renderCarousel();
    const thumb = screen.getByRole('button', { name: 'Show picture 3: Settings' });
    await user.click(thumb);
    expect(announcement()).toBe('Picture 3 of 3: Settings');
    expect(thumb.getAttribute('aria-current')).toBe('true');
  });

  it.each([
    ['{ArrowRight}', 'Picture 2 of 3: Editor'],
    ['{ArrowLeft}', 'Picture 3 of 3: Settings'],
    ['{End}', 'Picture 3 of 3: Settings'],
    ['{End}{Home}', 'Picture 1 of 3: Dashboard'],
  ])('is moved by %s', async (keys, expected) => {
    const { user } = await renderCarousel();
    await user.tab();
    await user.keyboard(keys);
    expect(announcement()).toBe(expected);
  });

  it('shows the caption below an image', async () => {
    const captioned = images.map((image) => ({ ...image, caption: `About ${image.alt}` }));
    const { user } = renderWithUi(<Carousel label="Captioned" images={captioned} />);
    const next = await screen.findByRole('button', { name: 'Next picture' });
    expect(screen.getByText('About Dashboard')).toBeDefined();
    await user.click(next);
    expect(screen.getByText('About Editor')).toBeDefined();
    expect(screen.queryByText('About Dashboard')).toBeNull();
  });

  it('has no buttons for a single image', () => {
    renderWithUi(<Carousel label="One" images={images.slice(0, 1)} />);
    expect(screen.getByRole('img', { name: 'Dashboard' })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
