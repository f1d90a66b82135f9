import { UiProvider } from '@showcase/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Choices } from './choices.tsx';

const group = {
  kind: 'choices',
  param: 'skills',
  label: 'Skills',
  options: ['React', 'Vue'],
} as const;

it.each([
  { isCapped: false, texts: ['React1,200', 'Vue0'] },
  { isCapped: true, texts: ['React1,200+', 'Vue'] },
])('says "at least" if not all rows were counted: $isCapped', ({ isCapped, texts }) => {
  render(
    <UiProvider>
      <Choices
        group={group}
        selected={[]}
        facet={{ counts: { React: 1200 }, isCapped }}
        onToggle={() => {}}
      />
    </UiProvider>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(texts);
});
