import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
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

  it('is described by its unit and the hint of its field', () => {
    renderWithUi(
      <Field label="Estimate" hint="As you would tell a client">
        <NumberInput unit="hours" />
      </Field>,
    );
    const descriptions = screen
      .getByRole('textbox', { name: 'Estimate' })
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(descriptions).toEqual(['hours', 'As you would tell a client']);
  });

  it('asks phones for a keyboard with a decimal point, unless it is whole', () => {
    renderWithUi(
      <>
        <NumberInput aria-label="Hours" />
        <NumberInput aria-label="Days" isWhole />
      </>,
    );
    const modes = screen.getAllByRole('textbox').map((input) => input.getAttribute('inputmode'));
    expect(modes).toEqual(['decimal', 'numeric']);
  });
});

describe('MoneyInput', () => {
  describeConformance(MoneyInput, {
    props: {},
    tag: 'input',
    within: (children) => <Field label="Price">{children}</Field>,
  });

  it('is in US dollars and cents', () => {
    renderWithUi(<MoneyInput aria-label="Price" />);
    expect(screen.getByText('$')).toBeDefined();
  });

  it.each([
    ['12,50', '12.50'],
    ['١٢٫٥', '12.5'],
    ['1,234', '1.234'],
    ['1.234,50', '1.234.50'],
    ['1e2x', '1e2x'],
  ])('lets the form hear %j as %j, and shows that', async (typed, heard) => {
    const changes: string[] = [];
    const { user } = renderWithUi(
      <>
        <MoneyInput aria-label="Typed" onChange={({ target }) => changes.push(target.value)} />
        <MoneyInput aria-label="Pasted" />
        <Controlled />
      </>,
    );
    await user.type(getInput('Typed'), typed);
    await user.type(getInput('Controlled'), typed);
    await user.click(getInput('Pasted'));
    await user.paste(typed);
    expect(getInput('Typed').value).toBe(heard);
    expect(getInput('Pasted').value).toBe(heard);
    expect(getInput('Controlled').value).toBe(heard);
    expect(changes).toEqual(Array.from(heard, (_, index) => heard.slice(0, index + 1)));
  });

  it('keeps the caret', async () => {
    const { user } = renderWithUi(<MoneyInput aria-label="Price" defaultValue="1250" />);
    await user.type(getInput('Price'), ',', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(getInput('Price').value).toBe('12.50');
    expect(getInput('Price').selectionStart).toBe(3);
  });

  it('leaves what an input method composes until it is done', () => {
    const changes: string[] = [];
    renderWithUi(
      <MoneyInput aria-label="Price" onChange={({ target }) => changes.push(target.value)} />,
    );
    const input = getInput('Price');
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '１２' } });
    expect(input.value).toBe('１２');
    fireEvent.compositionEnd(input);
    expect(input.value).toBe('12');
    expect(changes).toEqual(['１２', '12']);
  });
});

const getInput = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

function Controlled() {
  const [value, setValue] = useState('');
  return (
    <MoneyInput
      aria-label="Controlled"
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}
