import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { isKey } from '../keyboard/is-key.ts';
import { SearchInput } from './search-input.tsx';

function Example({ onEscape }: { onEscape?: () => void }) {
  const [value, setValue] = useState('');
  return (
    <div onKeyDown={(event) => isKey(event, 'Escape') && onEscape?.()}>
      <SearchInput label="Search projects" value={value} onValueChange={setValue} />
    </div>
  );
}

const input = () => screen.getByRole('searchbox', { name: 'Search projects' });

describe('SearchInput', () => {
  describeConformance(SearchInput, {
    props: { label: 'Search', value: 'react', onValueChange: () => {} },
    tag: 'input',
  });

  it('is cleared by its button and keeps the focus', async () => {
    const { user } = renderWithUi(<Example />);
    await user.type(input(), 'react');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(input()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(input());
  });

  it('has no clear button while empty', () => {
    renderWithUi(<Example />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is cleared by Escape, and lets a second Escape bubble', async () => {
    const escape = vi.fn();
    const { user } = renderWithUi(<Example onEscape={escape} />);
    await user.type(input(), 'react{Escape}');
    expect(input()).toHaveProperty('value', '');
    expect(escape).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(escape).toHaveBeenCalledOnce();
  });
});
