import { screen } from '@testing-library/react';
import Search from 'lucide-react/icons/search';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { ButtonLink } from './button-link.tsx';
import { IconButton } from './icon-button.tsx';

describe('ButtonLink', () => {
  describeConformance(ButtonLink, { props: { href: '/projects', children: 'Explore' }, tag: 'a' });

  it('is a link', () => {
    renderWithUi(<ButtonLink href="/projects">Explore</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/projects');
  });
});

describe('IconButton', () => {
  describeConformance(IconButton, {
    props: { label: 'Search', children: <Search /> },
    tag: 'button',
  });

  it('is named by its label and ignores presses while busy', async () => {
    const press = vi.fn();
    const { user } = renderWithUi(
      <IconButton label="Search" isBusy onClick={press}>
        <Search aria-hidden />
      </IconButton>,
    );
    const button = screen.getByRole('button', { name: 'Search' });
    await user.click(button);
    expect(button.matches(':focus')).toBe(true);
    expect(press).not.toHaveBeenCalled();
  });
});
