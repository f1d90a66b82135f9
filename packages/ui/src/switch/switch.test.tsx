import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { Switch } from './switch.tsx';

function Example({ isDisabled }: { isDisabled?: boolean }) {
  const [isOn, setIsOn] = useState(false);
  return <Switch label="Active" isOn={isOn} onChange={setIsOn} isDisabled={isDisabled} />;
}

const state = () => screen.getByRole('switch', { name: 'Active' }).getAttribute('aria-checked');

describe('Switch', () => {
  describeConformance(Switch, {
    props: { label: 'Active', hint: 'Visible to clients', isOn: true, onChange: () => {} },
    tag: 'span',
  });

  it('is switched by a click, by its label and by Space', async () => {
    const { user } = renderWithUi(<Example />);
    await user.click(screen.getByRole('switch', { name: 'Active' }));
    expect(state()).toBe('true');
    await user.click(screen.getByText('Active'));
    expect(state()).toBe('false');
    screen.getByRole('switch', { name: 'Active' }).focus();
    await user.keyboard(' ');
    expect(state()).toBe('true');
  });

  it('does not change while disabled', async () => {
    const { user } = renderWithUi(<Example isDisabled />);
    await user.click(screen.getByRole('switch', { name: 'Active' }));
    expect(state()).toBe('false');
  });
});
