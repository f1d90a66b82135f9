import { UiProvider } from '@showcase/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, type FieldErrors } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import type { ErrorSummary } from './error-summary.ts';
import { Form } from './form.tsx';
import { BoxedLetters } from './fields/boxed-letters.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { RadioField } from './fields/radio-field.tsx';
import { TextAreaField } from './fields/text-area-field.tsx';
import { TextField } from './fields/text-field.tsx';

type Values = { reason: string; name: string; password: string; details: string };

const REASONS = [
  { value: 'spam', label: 'Spam' },
  { value: 'other', label: 'Other' },
];
const filled: Values = { reason: 'spam', name: 'Ada', password: 'showcase', details: 'Tea.' };

/** Every field is required. */
function openForm({ errorSummary, ...typed }: Partial<Values> & { errorSummary?: ErrorSummary }) {
  const onSubmit = vi.fn();
  const onNameChange = vi.fn<(name: string) => void>();
  function TestForm() {
    const form = useForm<Values>({
      defaultValues: { ...filled, ...typed },
      resolver: (values) => {
        const empty = Object.entries(values).filter(([, value]) => value === '');
        const errors = empty.map(([name]) => [name, { type: 'empty', message: `Fill in ${name}` }]);
        return empty.length > 0
          ? { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
          : { values, errors: {} };
      },
    });
    return (
      <Form form={form} onSubmit={onSubmit} {...(errorSummary && { errorSummary })}>
        <RadioField<Values> name="reason" label="Reason" options={REASONS} />
        <TextField<Values>
          name="name"
          label="Name"
          error="This name is taken"
          onChange={(event) => onNameChange(event.target.value)}
        />
        <PasswordField<Values> name="password" label="Password" hint="Minimum 6 characters" />
        <TextAreaField<Values> name="details" label="Details" limit={100} />
        <button>Send</button>
      </Form>
    );
  }
  render(<TestForm />, { wrapper: UiProvider });
  const user = userEvent.setup();
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
  return { user, send, onSubmit, onNameChange };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('Form', () => {
  it('submits what was typed, and nothing else', async () => {
    const { user, send, onSubmit, onNameChange } = openForm({ details: '', reason: '' });
    await user.click(screen.getByRole('radio', { name: 'Other' }));
    await user.type(field('Name'), '!');
    await user.type(field('Details'), 'Two teas.');
    await send();
    expect(onSubmit.mock.calls).toEqual([
      [{ reason: 'other', name: 'Ada!', password: 'showcase', details: 'Two teas.' }],
    ]);
    expect(onNameChange.mock.calls).toEqual([['Ada!']]);
  });

  it.each([
    ['a choice', { reason: '', details: '' }, () => screen.getByRole('radio', { name: 'Spam' })],
    ['a text', { name: '', details: '' }, () => field('Name')],
    ['a password', { password: '', details: '' }, () => field('Password')],
    ['a long text', { details: '' }, () => field('Details')],
  ])('focuses the first invalid field: %s', async (_, values, getField) => {
    const { send, onSubmit } = openForm(values);
    await send();
    await expect.poll(() => getField().matches(':focus')).toBe(true);
    for (const name of Object.keys(values))
      expect(screen.getByText(`Fill in ${name}`)).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("shows a field's other error until the form has one", async () => {
    const { user, send } = openForm({});
    expect(screen.getByText('This name is taken')).toBeTruthy();
    await user.clear(field('Name'));
    await send();
    expect(await screen.findByText('Fill in name')).toBeTruthy();
    expect(screen.queryByText('This name is taken')).toBeNull();
  });

  it('leaves the errors to a message above that describes the fields', async () => {
    const { send } = openForm({
      password: '',
      errorSummary: { id: 'banner', fields: ['password'] },
    });
    await send();
    expect(field('Password').getAttribute('aria-describedby')).toMatch(/^banner /);
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    expect(field('Details').getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText('Fill in password')).toBeNull();
  });
});

it('says which letters of its fields have no font in documents, as they are typed', async () => {
  function TestForm() {
    const form = useForm({ defaultValues: { name: 'Ada', rows: [{ title: 'කඛ' }], other: 'ග' } });
    return (
      <Form form={form} onSubmit={vi.fn()}>
        <TextField<{ name: string }> name="name" label="Name" />
        <BoxedLetters<{ name: string; rows: object[] }> names={['name', 'rows']} />
      </Form>
    );
  }
  render(<TestForm />, { wrapper: UiProvider });
  expect(screen.getByRole('status').textContent).toMatch(/^Our PDFs have no font for ක ඛ\. They/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' ගඝචඡජඣටඨඩඪ');
  expect(screen.getByRole('status').textContent).toContain(' and 2 more. They');
});
