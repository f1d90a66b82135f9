import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { Drawer } from './drawer.tsx';

describe('Drawer', () => {
  describeConformance(Drawer, {
    props: { isOpen: true, onOpenChange: () => {}, title: 'Filters', children: 'Text' },
    tag: 'div',
  });

  it.each(['start', 'end', 'bottom'] as const)('from the %s closes on Escape', async (side) => {
    const change = vi.fn();
    const { user } = renderWithUi(
      <Drawer isOpen onOpenChange={change} title="Filters" side={side}>
        Text
      </Drawer>,
    );
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeDefined();
    await user.keyboard('{Escape}');
    expect(change).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('is not rendered while closed', () => {
    renderWithUi(
      <Drawer isOpen={false} onOpenChange={() => {}} title="Filters">
        Text
      </Drawer>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
