import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { ChipRow } from './chip-row.tsx';
import { Chip } from './chip.tsx';

const itemTexts = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('Chip', () => {
  describeConformance(Chip, { props: { children: 'React', onRemove: () => {} }, tag: 'span' });

  it('has a remove button that names it', async () => {
    const remove = vi.fn();
    const { user } = renderWithUi(<Chip onRemove={remove}>React</Chip>);
    await user.click(screen.getByRole('button', { name: 'Remove React' }));
    expect(remove).toHaveBeenCalledOnce();
  });

  it('has no button if it cannot be removed', () => {
    renderWithUi(<Chip>React</Chip>);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('ChipRow', () => {
  describeConformance(ChipRow, {
    props: { label: 'Tags', items: ['a', 'b'], limit: 1 },
    tag: 'ul',
  });

  it.each([
    [
      ['a', 'b', 'c', 'd', 'e'],
      ['a', 'b', 'c', '+2'],
    ],
    [
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ],
    [
      ['a', 'a', 'b', 'b'],
      ['a', 'a', 'b', '+1'],
    ],
  ])('of %j shows %j with a limit of three', (items, expected) => {
    renderWithUi(<ChipRow label="Tags" items={items} limit={3} />);
    expect(itemTexts()).toEqual(expected);
  });
});
