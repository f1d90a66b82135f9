import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDeferredItems } from './use-deferred-items.ts';

it('renders the first items immediately', () => {
  const drawn: string[] = [];
  function List({ items }: { items: string[] }) {
    drawn.push(useDeferredItems(items).join());
    return <p>{drawn.at(-1)}</p>;
  }
  const { rerender } = render(<List items={[]} />);
  rerender(<List items={['Tidepool', 'Maps']} />);
  expect(drawn.slice(1)).not.toContain('');
  expect(screen.getByText('Tidepool,Maps')).toBeDefined();
});
