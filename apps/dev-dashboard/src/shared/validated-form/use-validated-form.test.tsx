import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ResolverResult } from 'react-hook-form';
import { expect, it } from 'vitest';
import { useValidatedForm } from './use-validated-form.ts';

const title = () => screen.getByRole('textbox');
const message = () => screen.queryByRole('alert')?.textContent;

type Fields = { title: string; tags: string };

function Form() {
  const { register, handleSubmit, formState } = useValidatedForm<Fields>({
    defaultValues: { title: '', tags: '' },
    resolver: (values): ResolverResult<Fields> => {
      const message = values.title === '' ? 'Title is required' : 'Title is too short';
      if (values.title.length >= 3) return { values, errors: {} };
      return { values: {}, errors: { title: { type: 'custom', message } } };
    },
  });
  const error = formState.errors.title?.message;
  return (
    <form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <input {...register('title')} />
      <input {...register('tags')} type="hidden" />
      {error && <p role="alert">{error}</p>}
      <button>Save</button>
    </form>
  );
}

it('shows no error for an empty field that was only visited', async () => {
  render(<Form />);
  await userEvent.click(title());
  await userEvent.tab();
  expect(message()).toBeUndefined();
});

it('shows the error of a field on blur', async () => {
  render(<Form />);
  await userEvent.type(title(), 'ab');
  expect(message()).toBeUndefined();
  await userEvent.tab();
  expect(message()).toBe('Title is too short');
  await userEvent.type(title(), 'c');
  expect(message()).toBeUndefined();
});

it('shows required errors on submit and from then on', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('button'));
  expect(message()).toBe('Title is required');
  await userEvent.type(title(), 'abc');
  expect(message()).toBeUndefined();
  await userEvent.clear(title());
  await userEvent.tab();
  expect(message()).toBe('Title is required');
});
