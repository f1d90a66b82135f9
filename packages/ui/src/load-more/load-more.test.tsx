import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { LoadMore } from './load-more.tsx';

describe('LoadMore', () => {
  describeConformance(LoadMore, {
    props: { shown: 12, total: 1245, onLoadMore: () => {} },
    tag: 'div',
  });

  it('shows how much of the list is visible and loads more', async () => {
    const load = vi.fn();
    const { user } = renderWithUi(<LoadMore shown={12} total={1245} onLoadMore={load} />);
    expect(screen.getByRole('status').textContent).toBe('Showing 12 of 1,245');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(load).toHaveBeenCalledOnce();
  });

  it('has no button if everything is shown', () => {
    renderWithUi(<LoadMore shown={12} total={12} onLoadMore={() => {}} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
