import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { Avatar } from './avatar.tsx';

describe('Avatar', () => {
  describeConformance(Avatar, { props: { name: 'Ada Stone' }, tag: 'span' });

  it('shows the image with its width and height', () => {
    renderWithUi(<Avatar name="Ada Stone" src="/ada.webp" size="l" />);
    const image = screen.getByRole('img', { name: 'Ada Stone' });
    expect(image.getAttribute('src')).toBe('/ada.webp');
    expect(image.getAttribute('width')).toBe('64');
    expect(image.getAttribute('height')).toBe('64');
  });

  it.each([
    ['  émile', 'É'],
    ['e\u0301mile', 'E\u0301'],
    ['🇨🇭 Alpine Works', '🇨🇭'],
    ['👩‍💻Ada', '👩‍💻'],
    ['علي', 'ع'],
  ])('shows the initial of "%s" without an image: %s', (name, initial) => {
    renderWithUi(<Avatar name={name} />);
    expect(screen.getByRole('img', { name: name.trim() }).textContent).toBe(initial);
  });

  it('shows the initial if the image is broken, and a new image if there is one', () => {
    const { rerender } = renderWithUi(<Avatar name="Ada" src="/broken.png" />);
    fireEvent.error(screen.getByRole('img', { name: 'Ada' }));
    expect(screen.getByRole('img', { name: 'Ada' }).textContent).toBe('A');
    rerender(<Avatar name="Ada" src="/new.png" />);
    expect(screen.getByRole('img', { name: 'Ada' }).getAttribute('src')).toBe('/new.png');
  });

  it('shows an icon without a name', () => {
    renderWithUi(<Avatar name=" " />);
    expect(screen.getByRole('img', { name: 'No picture' }).querySelector('svg')).not.toBeNull();
  });

  it("shows an icon instead of the initial with fallback='icon'", () => {
    renderWithUi(<Avatar name="Ada" fallback="icon" />);
    const avatar = screen.getByRole('img', { name: 'Ada' });
    expect(avatar.textContent).toBe('');
    expect(avatar.querySelector('svg')).not.toBeNull();
  });
});
