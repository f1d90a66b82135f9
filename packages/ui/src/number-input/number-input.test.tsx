import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field } from '../field/field.tsx';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { MoneyInput, NumberInput } from './number-input.tsx';

describe('NumberInput', () => {
  describeConformance(NumberInput, {
    props: { unit: 'hours' },
    tag: 'input',
    within: (children) => <Field label="Estimate">{children}</Field>,
  });

  it('accepts numbers and ignores letters', async () => {
    const { user } = renderWithUi(<NumberInput aria-label="Hours" />);
    await user.type(screen.getByRole('spinbutton', { name: 'Hours' }), '1e2.5x');
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).not.toContain('x');
  });

  it('is described by its unit and the hint of its field', () => {
    renderWithUi(
      <Field label="Estimate" hint="As you would tell a client">
        <NumberInput unit="hours" />
      </Field>,
    );
    const descriptions = screen
      .getByRole('spinbutton', { name: 'Estimate' })
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(descriptions).toEqual(['hours', 'As you would tell a client']);
  });

  it('keeps its value when the page is scrolled over it', () => {
    renderWithUi(<NumberInput aria-label="Hours" defaultValue={8} />);
    const input = screen.getByRole<HTMLInputElement>('spinbutton');
    input.focus();
    fireEvent.wheel(input);
    expect(document.activeElement).not.toBe(input);
    expect(input.value).toBe('8');
  });
});

describe('MoneyInput', () => {
  describeConformance(MoneyInput, {
    props: {},
    tag: 'input',
    within: (children) => <Field label="Price">{children}</Field>,
  });

  it('is in US dollars and cents, and never below zero', () => {
    renderWithUi(<MoneyInput aria-label="Price" />);
    const input = screen.getByRole('spinbutton', { name: 'Price' });
    expect(screen.getByText('$')).toBeDefined();
    expect([input.getAttribute('min'), input.getAttribute('step')]).toEqual(['0', '0.01']);
  });
});
