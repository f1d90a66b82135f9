import { renderWithUi } from '@showcase/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LinkedText } from './linked-text.tsx';

it('links http(s) URLs and leaves the rest unchanged', () => {
  const { container } = renderWithUi(
    <LinkedText>{'Here: https://a.test/b.\nNot javascript:alert(1)'}</LinkedText>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://a.test/b']);
  expect(links[0]?.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer');
  expect(container.textContent).toContain('.\nNot javascript:alert(1)');
});
