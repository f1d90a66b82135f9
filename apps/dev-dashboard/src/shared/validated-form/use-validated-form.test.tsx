import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ResolverResult } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { useValidatedForm } from './use-validated-form.ts';

afterEach(cleanup);

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

it('says nothing of an empty field that was only visited', async () => {
  render(<Form />);
  await userEvent.click(title());
  await userEvent.tab();
  expect(message()).toBeUndefined();
});

it('says what is wrong with a field that is left', async () => {
  render(<Form />);
  await userEvent.type(title(), 'ab');
  expect(message()).toBeUndefined();
  await userEvent.tab();
  expect(message()).toBe('Title is too short');
  await userEvent.type(title(), 'c');
  expect(message()).toBeUndefined();
});

it('says what is required once the form is submitted, and from then on', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('button'));
  expect(message()).toBe('Title is required');
  await userEvent.type(title(), 'abc');
  expect(message()).toBeUndefined();
  await userEvent.clear(title());
  await userEvent.tab();
  expect(message()).toBe('Title is required');
});
