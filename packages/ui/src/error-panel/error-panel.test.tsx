import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { ErrorPanel } from './error-panel.tsx';

const message = 'This part did not load.';

describe('ErrorPanel', () => {
  describeConformance(ErrorPanel, {
    props: { area: 'Projects', message, details: 'TypeError', onRetry: () => {} },
    tag: 'section',
  });

  it('names the part, shows the message and retries', async () => {
    const retry = vi.fn();
    const { user } = renderWithUi(<ErrorPanel area="Projects" message={message} onRetry={retry} />);
    expect(screen.getByRole('region', { name: 'Projects' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe(message);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('offers to reload the page with onReload', async () => {
    const reload = vi.fn();
    const { user } = renderWithUi(
      <ErrorPanel area="Projects" message={message} onReload={reload} />,
    );
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('keeps the details collapsed until they are opened', async () => {
    const { user } = renderWithUi(
      <ErrorPanel
        area="Projects"
        message={message}
        details="TypeError: Failed to fetch"
        detailsAction={<button type="button">Copy</button>}
      />,
    );
    const details = screen.getByText('TypeError: Failed to fetch').closest('details');
    expect(details?.open).toBe(false);
    await user.click(screen.getByText('Details'));
    expect(details?.open).toBe(true);
    expect(details?.contains(screen.getByRole('button', { name: 'Copy' }))).toBe(true);
  });

  it('has no buttons without handlers', () => {
    renderWithUi(<ErrorPanel area="Projects" message={message} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Details')).toBeNull();
  });
});
