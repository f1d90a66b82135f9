import { testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectFocus, ID, openRequests, press } from '../../testing/open-requests.tsx';

const OPEN = `?request=${ID}`;
const template = {
  id: testId(461),
  user_id: testId(1),
  name: 'Basic site',
  title: 'A basic site',
  scope: 'Five pages with a form, for phones first.',
  price: 900,
  days: 14,
  revisions: 2,
};

type Form = Awaited<ReturnType<typeof openForm>>['form'];

async function openForm(offerTemplates = [template]) {
  const opened = openRequests('creator', OPEN, { offerTemplates });
  await press('Make an offer');
  return {
    ...opened,
    form: within(await screen.findByRole('dialog', { name: 'Make an offer' })),
  };
}

async function choose(name: string) {
  await press('Start from a template');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

const getValue = (form: Form, name: string) => form.getByLabelText<HTMLInputElement>(name).value;

it('an offer starts from a template, and what was typed can be brought back', async () => {
  const { form } = await openForm();
  await userEvent.type(form.getByLabelText('Message'), 'Hello');
  await choose('Basic site');
  expect(getValue(form, 'Title*')).toBe('A basic site');
  expect(getValue(form, 'Price*')).toBe('900');
  expect(getValue(form, 'Days after acceptance*')).toBe('14');
  expect(getValue(form, 'Message')).toBe('Hello');
  await press('Undo');
  expect(getValue(form, 'Title*')).toBe('Landing page in a week');
  await expectFocus(form.getByRole('button', { name: 'Start from a template' }));
});

it('an offer is saved as a template, once it has what a template needs', async () => {
  const { backend, form, notices } = await openForm();
  await press('Save as template');
  await press('Save template');
  expect(await form.findByText('Add a name of at most 80 characters')).toBeTruthy();
  await userEvent.type(form.getByLabelText('Template name'), 'Long one');
  await press('Save template');
  expect(await form.findByText('Enter 1 to 730 days')).toBeTruthy();
  await choose('Basic site');
  await userEvent.type(form.getByLabelText('Template name'), '{Enter}');
  await waitFor(() => expect(backend.state.offerTemplates).toHaveLength(2));
  expect(backend.state.offerTemplates[1]).toMatchObject({ name: 'Long one', price: 900, days: 14 });
  expect(backend.state.offers).toHaveLength(0);
  expect(notices.at(-1)?.text).toBe('Template “Long one” saved.');
  await expectFocus(form.getByRole('button', { name: 'Save as template' }));
});

it('a sentence of the database is shown, and the name stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { backend, form } = await openForm();
  const message = 'You have 20 templates. Delete one to save another';
  backend.answerWith(({ url, method }) =>
    url.pathname.endsWith('/offer_templates') && method === 'POST'
      ? new Response(JSON.stringify({ code: 'PT409', message }), { status: 409 })
      : undefined,
  );
  await choose('Basic site');
  await press('Save as template');
  await userEvent.type(form.getByLabelText('Template name'), 'Another');
  await press('Save template');
  expect(await form.findByText(new RegExp(message))).toBeTruthy();
  expect(getValue(form, 'Template name')).toBe('Another');
});

it('a template is deleted after a question', async () => {
  const { backend, form } = await openForm();
  await choose('Delete a template…');
  await press('Delete Basic site');
  expect(form.getByText(/^Delete “/).textContent).toBe('Delete “Basic site”?');
  await press('Keep it');
  await press('Delete Basic site');
  await press('Delete template');
  await waitFor(() => expect(backend.state.offerTemplates).toHaveLength(0));
  await press('Done');
  await expectFocus(form.getByRole('button', { name: 'Start from a template' }));
});
