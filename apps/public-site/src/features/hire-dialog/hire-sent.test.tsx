import {
  aHireRequest,
  answerWithNewRequest,
  aService,
  aUser,
  fakeBackend,
  rejection,
  testId,
  type FakeBackend,
} from '@showcase/data/testing';
import { enterText } from '@showcase/kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
// Imported up front, so that the first test does not time out while the code loads.
import './hire-dialog.tsx';

const ada = testId(1);
const noah = testId(2);
const MESSAGE = 'A shop for tea, please, with a blog.';
const fixed = aService({ title: 'Landing page', price: 400 });

function createBackend(signedInAs?: string) {
  const backend = fakeBackend({
    ...(signedInAs && { signedInAs }),
    users: [aUser(), aUser({ id: noah, name: 'Noah Bennett', username: null, is_dev: false })],
    services: [fixed],
  });
  answerWithNewRequest(backend);
  return backend;
}

const dialog = () => screen.findByRole('dialog', { name: 'Hire Ada Stone' });
const openHireDialog = (option: string, backend: FakeBackend) =>
  openPage(`/creators/${ada}?hire=${option}`, backend);
const message = () => screen.getByRole('textbox', { name: /^Message/ });

describe('a sent request', () => {
  it('has its own URL, which shows it again after a reload', async () => {
    const backend = createBackend(noah);
    const { user, currentUrl } = openHireDialog(fixed.id, backend);
    await dialog();
    await enterText(message(), MESSAGE);
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    await screen.findByRole('dialog', { name: 'Request sent' });
    const [request] = backend.state.hireRequests;
    expect(currentUrl()).toBe(`/creators/${ada}?hire=${encodeURIComponent(`sent:${request?.id}`)}`);

    cleanup();
    openHireDialog(`sent:${request?.id}`, backend);
    const sent = within(await screen.findByRole('dialog', { name: 'Request sent' }));
    expect(await sent.findByText('$400.00')).toBeTruthy();
  });

  it('has the files that were added', async () => {
    const backend = createBackend(noah);
    const { user } = openHireDialog(fixed.id, backend);
    await dialog();
    await enterText(message(), MESSAGE);
    const input = screen.getByLabelText('Files', { selector: 'input' });
    await user.upload(input, new File(['text'], 'menu.txt'));
    await screen.findByText('The file is uploaded.');

    await user.click(screen.getByRole('button', { name: 'Send request' }));

    await screen.findByRole('dialog', { name: 'Request sent' });
    const [file] = backend.state.attachments;
    expect(backend.calls('create_hire_request')).toMatchObject([
      { attachments: [{ id: file?.id, alt: null }] },
    ]);
  });

  it('is mentioned in the next dialog for the same creator', async () => {
    const backend = createBackend(noah);
    backend.state.hireRequests.push(
      aHireRequest({ client_id: noah, creator_id: ada, service_id: fixed.id, title: fixed.title }),
    );
    const { user } = openHireDialog('', backend);
    const form = within(await dialog());
    const noticeText = 'Ada Stone hasn\'t answered your request "Landing page" yet.';
    const isNotice = (_text: string, element: Element | null) =>
      element?.textContent === noticeText;
    expect((await form.findAllByText(isNotice)).length).toBeGreaterThan(0);
    await user.click(form.getByRole('combobox', { name: /What do you need/ }));
    await user.click(await screen.findByRole('option', { name: /Landing page/ }));
    expect(
      await form.findByText('You already have a pending request for this service.'),
    ).toBeTruthy();
  });

  it('cannot be sent again with the same text', async () => {
    const backend = createBackend(noah);
    const known = 'You already have a pending request with the same text';
    backend.rpc('create_hire_request', () => rejection(409, known));
    const { user } = openHireDialog('other', backend);
    const form = within(await dialog());
    await user.type(form.getByRole('textbox', { name: /^Title/ }), 'A logo');
    await user.type(form.getByRole('textbox', { name: /^Budget/ }), '80');
    await enterText(message(), MESSAGE);
    await user.click(form.getByRole('button', { name: 'Send request' }));
    expect(
      await form.findByText(/You already have a pending request with the same text\.$/),
    ).toBeTruthy();
  });
});
