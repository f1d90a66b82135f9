import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { ChipLine, ChipRow } from './chip-row.tsx';
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

  it('may break a long word, so that it widens nothing around it', () => {
    renderWithUi(<Chip>{'x'.repeat(50)}</Chip>);
    const { overflowWrap, whiteSpace } = getComputedStyle(screen.getByText(/^x+$/));
    expect([overflowWrap, whiteSpace]).not.toContain('nowrap');
    expect(overflowWrap).toBe('anywhere');
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

describe('ChipLine', () => {
  describeConformance(ChipLine, {
    props: { label: 'Tags', items: ['a', 'b'], limit: 1 },
    tag: 'ul',
  });

  it('counts what does not fit into a full row', () => {
    renderWithUi(
      <ChipLine
        label="Tags"
        items={['Animation', 'Rapid prototyping', 'Accessibility', 'AI']}
        limit={3}
      />,
    );
    expect(itemTexts()).toEqual(['Animation', 'Rapid prototyping', '+2']);
  });

  it('has another count for each narrower row', () => {
    renderWithUi(<ChipLine label="Tags" items={['Web', 'Svelte', 'Supabase', 'AI']} limit={3} />);
    const counts = screen.getAllByRole('listitem', { hidden: true }).flatMap(({ dataset }) => {
      return dataset.from ?? `only ${dataset.only}`;
    });
    expect(counts).toEqual([
      'narrow',
      'medium',
      'wide',
      'only narrow',
      'only medium',
      'only wide',
      'only full',
    ]);
  });
});
