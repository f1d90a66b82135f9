import { screen, waitFor } from '@testing-library/react';
import { Field } from '@showcase/ui';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { describeConformance, renderWithUi } from '../testing/index.ts';
import { Select } from './select.tsx';

const options = [
  { value: 'web', label: 'Web' },
  { value: 'api', label: 'API' },
] as const;
type Kind = (typeof options)[number]['value'];

function Example() {
  const [value, setValue] = useState<Kind | ''>('');
  return (
    <Field label="Kind" error="Choose one">
      <Select options={options} value={value} onValueChange={setValue} placeholder="Any" />
    </Field>
  );
}

const box = () => screen.getByRole('combobox', { name: /Kind/ });

describe('Select', () => {
  describeConformance(Select, {
    props: { options, value: 'web', onValueChange: () => {} },
    tag: 'button',
    within: (select) => <Field label="Kind">{select}</Field>,
  });

  it('gets its name and its error from the Field', () => {
    renderWithUi(<Example />);
    expect(box().textContent).toBe('Any');
    expect(box().getAttribute('aria-invalid')).toBe('true');
    const description = box().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toBe('Choose one');
  });

  it('can be opened, changed and closed with the keyboard', async () => {
    const { user } = renderWithUi(<Example />);
    box().focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await user.keyboard('{End}{Enter}');
    await waitFor(() => expect(box().textContent).toBe('API'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  it('marks the selected option', async () => {
    const { user } = renderWithUi(<Example />);
    await user.click(box());
    await user.click(await screen.findByRole('option', { name: 'Web' }));
    await waitFor(() => expect(box().textContent).toBe('Web'));
    await user.click(box());
    expect(await screen.findByRole('option', { name: 'Web', selected: true })).toBeDefined();
  });
});
