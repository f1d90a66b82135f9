import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { TextInput } from '../text-input/text-input.tsx';
import { Field } from './field.tsx';

const inField = (children: React.ReactElement) => <Field label="Name">{children}</Field>;

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('Field', () => {
  describeConformance(Field, {
    props: { label: 'Email', hint: 'Work', error: 'Missing', children: <TextInput /> },
    tag: 'div',
  });

  it('names its control, and a click on the label focuses it', async () => {
    const { user } = renderWithUi(inField(<TextInput />));
    await user.click(screen.getByText('Name'));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });

  it('describes its control by the error, then the hint, and marks it invalid', () => {
    renderWithUi(
      <Field label="Username" hint="3-30 characters" error="Too short">
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Username' });
    expect(describedBy(input)).toEqual(['Too short', '3-30 characters']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it("can be invalid by a message elsewhere, such as its form's banner", () => {
    renderWithUi(
      <>
        <p id="banner">Please fill in all fields</p>
        <Field label="Username" hint="3-30 characters" invalidBy="banner">
          <TextInput />
        </Field>
      </>,
    );
    const input = screen.getByRole('textbox', { name: 'Username' });
    expect(describedBy(input)).toEqual(['Please fill in all fields', '3-30 characters']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('is valid and has no description without an error and a hint', () => {
    renderWithUi(inField(<TextInput />));
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('is marked as required, without the asterisk in its name', () => {
    renderWithUi(
      <Field label="Name" isRequired>
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  it('announces an error that appears later', () => {
    const { rerender } = renderWithUi(inField(<TextInput />));
    const region = document.querySelector('[aria-live="polite"]');
    rerender(
      <Field label="Name" error="Missing">
        <TextInput />
      </Field>,
    );
    expect(region?.textContent).toBe('Missing');
  });

  it('uses the given ID', () => {
    renderWithUi(
      <Field label="Name" id="full-name">
        <TextInput />
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Name' }).id).toBe('full-name');
  });
});
