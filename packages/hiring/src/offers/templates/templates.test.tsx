import { toDay } from '@showcase/data/days';
import { aHireRequest, rejection, testId, type FakeBackend } from '@showcase/data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectFocus, ID, openRequests, press } from '../../requests/testing/open-requests.tsx';

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

function rejectTemplate({ answerWith }: FakeBackend, message: string) {
  answerWith(({ url, method }) =>
    url.pathname.endsWith('/offer_templates') && method === 'POST'
      ? rejection(409, message)
      : undefined,
  );
}

const findForm = () => screen.findByRole('dialog', { name: 'Make an offer' });

async function openForm(
  offerTemplates = [template],
  rows: Parameters<typeof openRequests>[2] = {},
) {
  const opened = openRequests('creator', OPEN, { offerTemplates, ...rows });
  await press('Make an offer');
  await findForm();
  return opened;
}

async function choose(name: string) {
  await press('Start from a template');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

const getValue = async (name: string) =>
  within(await findForm()).getByLabelText<HTMLInputElement>(name).value;

it('an offer starts from a template, and what was typed can be brought back', async () => {
  await openForm();
  const form = within(await findForm());
  await userEvent.type(form.getByLabelText('Message'), 'Hello');
  await choose('Basic site');
  expect(await getValue('Title*')).toBe('A basic site');
  expect(await getValue('Price*')).toBe('900');
  expect(await getValue('Days after acceptance*')).toBe('14');
  expect(await getValue('Message')).toBe('Hello');
  await press('Undo');
  expect(await getValue('Title*')).toBe('Landing page in a week');
  await expectFocus(form.getByRole('button', { name: 'Start from a template' }));
});

it('an offer is saved as a template, once it has what a template needs', async () => {
  const { backend, notices } = await openForm([template], {
    hireRequests: [aHireRequest({ duration: null, agreed_days: null })],
  });
  const form = within(await findForm());
  await press('Save as template');
  await press('Save template');
  expect(await form.findByText('Add a name of at most 80 characters')).toBeTruthy();
  await userEvent.type(form.getByLabelText('Template name'), 'Long one');
  await press('Save template');
  const dueOn = form.getByLabelText('Due date*');
  const sentence = await form.findByText('Add a due date or a number of days');
  await waitFor(() => expect(dueOn.getAttribute('aria-describedby')).toContain(sentence.id));
  await expectFocus(dueOn);
  expect(form.queryByRole('alert')).toBeNull();
  fireEvent.change(dueOn, { target: { value: toDay(new Date()) } });
  await waitFor(() => expect(dueOn.getAttribute('aria-invalid')).not.toBe('true'));
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
  const { backend } = await openForm();
  const form = within(await findForm());
  const message = 'You have 20 templates. Delete one to save another';
  rejectTemplate(backend, message);
  await choose('Basic site');
  await press('Save as template');
  await userEvent.type(form.getByLabelText('Template name'), 'Another');
  await press('Save template');
  expect(await form.findByText(new RegExp(message))).toBeTruthy();
  expect(await getValue('Template name')).toBe('Another');
});

it('a name that another template has is explained at the name', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { backend } = await openForm();
  const form = within(await findForm());
  await choose('Basic site');
  await press('Save as template');
  await press('Save template');
  const name = form.getByLabelText('Template name');
  await expectFocus(name);
  // Saved elsewhere, so that only the database knows of it.
  backend.state.offerTemplates.push({ ...template, id: testId(462), name: 'Shop' });
  rejectTemplate(backend, 'You have a template with this name');
  await userEvent.type(name, 'Shop');
  await press('Save template');
  const sentence = await form.findByText('You have a template with this name');
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(name.getAttribute('aria-describedby')).toContain(sentence.id);
  expect(form.queryByRole('alert')).toBeNull();
  await expectFocus(name);
  backend.comeBack();
  await userEvent.type(name, ' 2{Enter}');
  await waitFor(() => expect(backend.state.offerTemplates).toHaveLength(3));
});

it('a template is deleted after a question', async () => {
  const oneDay = { ...template, id: testId(462), name: 'Check', days: 1 };
  const { backend } = await openForm([template, oneDay]);
  const form = within(await findForm());
  await choose('Delete a template…');
  expect(form.getByText('$900.00, 14 days')).toBeTruthy();
  expect(form.getByText('$900.00, 1 day')).toBeTruthy();
  await press('Delete Check');
  await press('Delete template');
  await waitFor(() => expect(backend.state.offerTemplates).toHaveLength(1));
  await press('Delete Basic site');
  expect(form.getByText(/^Delete “/).textContent).toBe('Delete “Basic site”?');
  await press('Keep it');
  await expectFocus(form.getByRole('button', { name: 'Delete Basic site' }));
  await press('Delete Basic site');
  await press('Delete template');
  await waitFor(() => expect(backend.state.offerTemplates).toHaveLength(0));
  await press('Done');
  await expectFocus(form.getByRole('button', { name: 'Start from a template' }));
});
