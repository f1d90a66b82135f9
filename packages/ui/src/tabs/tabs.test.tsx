import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'overview', label: 'Overview', content: 'About Harbor' },
  { value: 'gallery', label: 'Gallery', content: 'Pictures', count: 4 },
] as const;

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  describeConformance(Tabs, { props: { label: 'Project', tabs }, tag: 'div' });

  it('starts on the first and shows its panel alone', () => {
    renderWithUi(<Tabs label="Project" tabs={tabs} />);
    expect(screen.getByRole('tablist', { name: 'Project' })).toBeDefined();
    expect(selected()).toBe('Overview');
    expect(screen.getByRole('tabpanel').textContent).toBe('About Harbor');
  });

  it('moves with the arrow keys', async () => {
    const change = vi.fn();
    const { user } = renderWithUi(<Tabs label="Project" tabs={tabs} onValueChange={change} />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(selected()).toBe('Gallery4');
    expect(screen.getByRole('tabpanel').textContent).toBe('Pictures');
    expect(change).toHaveBeenCalledExactlyOnceWith('gallery');
  });

  it('stays where its owner keeps it', async () => {
    const { user } = renderWithUi(<Tabs label="Project" tabs={tabs} value="overview" />);
    await user.click(screen.getByRole('tab', { name: /Gallery/ }));
    expect(selected()).toBe('Overview');
  });
});
