import { screen, waitFor } from '@testing-library/react';
import { Button } from '@showcase/ui';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { Tooltip } from './tooltip.tsx';

describe('Tooltip', () => {
  describeConformance(Tooltip, {
    props: { label: 'Only you see this', children: <Button>Views</Button> },
    tag: 'div',
    open: async (user) => {
      await user.tab();
      await screen.findByRole('tooltip');
    },
  });

  it('describes its button on focus, without changing its name, and closes on Escape', async () => {
    const { user } = renderWithUi(
      <Tooltip label="Only you see this">
        <Button>Views</Button>
      </Tooltip>,
    );
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.tab();
    const tooltip = await screen.findByRole('tooltip');
    const button = screen.getByRole('button', { name: 'Views' });
    expect(tooltip.textContent).toBe('Only you see this');
    expect(button.getAttribute('aria-describedby')).toBe(tooltip.id);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });
});
