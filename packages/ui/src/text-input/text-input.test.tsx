import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field } from '../field/field.tsx';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { TextInput } from './text-input.tsx';

describe('TextInput', () => {
  describeConformance(TextInput, {
    props: {},
    tag: 'input',
    within: (children) => <Field label="Name">{children}</Field>,
  });

  it('is a text input by default', () => {
    renderWithUi(<TextInput aria-label="Name" />);
    expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('type')).toBe('text');
  });
});
