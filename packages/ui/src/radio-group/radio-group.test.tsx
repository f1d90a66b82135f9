import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'fixed', label: 'Fixed price', hint: 'One price for all of it' },
  { value: 'hourly', label: 'Hourly' },
  { value: 'packages', label: 'Packages' },
] as const;

const props = { label: 'Pricing', options, value: 'fixed', onValueChange: () => {} } as const;

function Pricing() {
  const [value, setValue] = useState<'' | (typeof options)[number]['value']>('');
  return <RadioGroup {...props} value={value} onValueChange={setValue} />;
}

describe('RadioGroup', () => {
  describeConformance(RadioGroup, { props, tag: 'fieldset' });
  describeConformance(RadioGroup, { props: { ...props, variant: 'cards' }, tag: 'fieldset' });

  it('has at most one checked option', async () => {
    const { user } = renderWithUi(<Pricing />);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await user.click(screen.getByText('Hourly'));
    expect(screen.getByRole('radio', { name: 'Hourly', checked: true })).toBeDefined();
  });

  it('is a single tab stop, and the arrow keys select', async () => {
    const { user } = renderWithUi(
      <>
        <Pricing />
        <button>After</button>
      </>,
    );
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('radio', { name: 'Fixed price', checked: true })).toBeDefined();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Hourly', checked: true })).toBeDefined();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  });

  it('names an option by its label and describes it by its hint', () => {
    renderWithUi(<RadioGroup {...props} />);
    const hint = screen
      .getByRole('radio', { name: 'Fixed price' })
      .getAttribute('aria-describedby');
    expect(document.getElementById(hint ?? '')?.textContent).toBe('One price for all of it');
  });

  it('announces its error and that it is required', () => {
    renderWithUi(<RadioGroup {...props} isRequired error="Choose one" />);
    const group = screen.getByRole('radiogroup', { name: /Pricing/ });
    expect(group.getAttribute('aria-required')).toBe('true');
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose one',
    );
  });

  it('does not select disabled options', async () => {
    const choose = vi.fn();
    const { user } = renderWithUi(
      <RadioGroup
        {...props}
        options={[{ value: 'a', label: 'A', isDisabled: true }]}
        value=""
        onValueChange={choose}
      />,
    );
    await user.click(screen.getByText('A'));
    expect(choose).not.toHaveBeenCalled();
  });
});
