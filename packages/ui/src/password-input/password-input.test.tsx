import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field } from '../field/field.tsx';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { PasswordInput } from './password-input.tsx';

const inField = (children: React.ReactElement) => <Field label="Password">{children}</Field>;

describe('PasswordInput', () => {
  describeConformance(PasswordInput, { props: {}, tag: 'input', within: inField });

  it('hides what is typed, shows it on request and hides it again', async () => {
    const { user } = renderWithUi(inField(<PasswordInput />));
    const input = screen.getByLabelText('Password');
    await user.type(input, 'secret');
    expect(input.getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.getAttribute('type')).toBe('text');
    expect(input).toHaveProperty('value', 'secret');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.getAttribute('type')).toBe('password');
  });
});
