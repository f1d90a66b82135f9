import {
  answerWithNewRequest,
  aService,
  aUser,
  fakeBackend,
  rejection,
  testId,
  type FakeBackend,
} from '@showcase/data/testing';
import { enterText } from '@showcase/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
// Imported up front, so that the first test does not time out while the code loads.
import './hire-dialog.tsx';

const ada = testId(1);
const noah = testId(2);
const MESSAGE = 'A shop for tea, please, with a blog.';
const fixed = aService({ title: 'Landing page', price: 400 });
const hourly = aService({
  id: testId(202),
  title: 'Code review',
  metadata: { pricing_model: 'hourly', hourly_rate: 60, estimated_hours: 4 },
});
const packaged = aService({
  id: testId(203),
  title: 'A shop',
  metadata: {
    pricing_model: 'packages',
    packages: [
      { name: 'Basic', description: '', price: 120, delivery: '1 week', features: ['One page'] },
      { name: 'Full', description: '', price: 300, delivery: '2 weeks', features: ['Ten pages'] },
    ],
  },
});

function createBackend(signedInAs?: string) {
  const backend = fakeBackend({
    ...(signedInAs && { signedInAs }),
    users: [aUser(), aUser({ id: noah, name: 'Noah Bennett', username: null, is_dev: false })],
    services: [fixed, hourly, packaged],
  });
  answerWithNewRequest(backend);
  return backend;
}

const dialog = () => screen.findByRole('dialog', { name: 'Hire Ada Stone' });
const openHireDialog = (option: string, backend: FakeBackend) =>
  openPage(`/creators/${ada}?hire=${option}`, backend);
const total = () => screen.getByRole('status', { name: 'Total' }).textContent;
const expectRequest = ({ calls }: FakeBackend, fields: object) =>
  expect(calls('create_hire_request')).toMatchObject([fields]);
const message = () => screen.getByRole('textbox', { name: /^Message/ });

describe('a request', () => {
  it('for a fixed price keeps the shown terms, and links to the request', async () => {
    const { user, backend } = openHireDialog(fixed.id, createBackend(noah));
    const form = within(await dialog());
    expect(total()).toBe('$400.00');
    await enterText(message(), MESSAGE);
    await user.click(form.getByRole('button', { name: 'Send request' }));

    const sent = within(await screen.findByRole('dialog', { name: 'Request sent' }));
    const [{ request_key: key, ...request } = {}] = backend.calls('create_hire_request');
    expect(key).toBeTruthy();
    expect(request).toEqual({
      ...{ creator_id: ada, service_id: fixed.id, budget: 400, message: MESSAGE },
    });
    expect(sent.getByRole('link', { name: 'View request' }).getAttribute('href')).toBe(
      `/dashboard/client/requests?request=${testId(401)}`,
    );
    expect(localStorage.getItem(`bolt-showcase-hire-${ada}`)).toBeNull();
  });

  it('by the hour starts from the estimate and updates the total', async () => {
    const { user, backend } = openHireDialog(hourly.id, createBackend(noah));
    const form = within(await dialog());
    const hours = form.getByRole('textbox', { name: /^Hours/ });
    expect(total()).toBe('$240.00');
    await user.clear(hours);
    expect(total()).toBe('–');
    await user.type(hours, '2.5');
    expect(total()).toBe('$150.00');
    await enterText(message(), MESSAGE);
    await user.click(form.getByRole('button', { name: 'Send request' }));
    await screen.findByRole('dialog', { name: 'Request sent' });
    expectRequest(backend, { hours: 2.5, budget: 150 });
  });

  it('for a package uses the chosen one', async () => {
    const { user, backend } = openHireDialog(`${packaged.id}:Basic`, createBackend(noah));
    const form = within(await dialog());
    expect(total()).toBe('$120.00');
    await user.click(form.getByRole('radio', { name: /^Full/ }));
    expect(total()).toBe('$300.00');
    await enterText(message(), MESSAGE);
    await user.click(form.getByRole('button', { name: 'Send request' }));
    await screen.findByRole('dialog', { name: 'Request sent' });
    expectRequest(backend, { package_name: 'Full', budget: 300 });
  });

  it('for something else has its own title and budget', async () => {
    const { user, backend } = openHireDialog('other', createBackend(noah));
    const form = within(await dialog());
    await user.type(form.getByRole('textbox', { name: /^Title/ }), 'A logo');
    await user.type(form.getByRole('textbox', { name: /^Budget/ }), '80');
    expect(total()).toBe('$80.00');
    await enterText(message(), MESSAGE);
    await user.click(form.getByRole('button', { name: 'Send request' }));
    await screen.findByRole('dialog', { name: 'Request sent' });
    expectRequest(backend, { title: 'A logo', budget: 80 });
  });

  it('validates before sending, and focuses the first invalid field', async () => {
    const { user, backend } = openHireDialog('', createBackend(noah));
    const form = within(await dialog());
    await user.click(form.getByRole('button', { name: 'Send request' }));
    const option = form.getByRole('combobox', { name: /What do you need/ });
    await waitFor(() => expect(option.matches(':focus')).toBe(true));
    expect(await form.findByText('Choose a service, or something else')).toBeTruthy();
    expect(await form.findByText('Write a message')).toBeTruthy();
    expect(backend.calls('create_hire_request')).toEqual([]);
  });
});

describe('the first invalid field is focused', () => {
  it.each([
    ['the package', packaged.id, () => screen.getByRole('radio', { name: /^Basic/ })],
    ['the title', 'other', () => screen.getByRole('textbox', { name: /^Title/ })],
    ['the message', fixed.id, () => message()],
  ])('%s', async (_, option, field) => {
    const { user } = openHireDialog(option, createBackend(noah));
    const form = within(await dialog());
    await user.click(form.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(field().matches(':focus')).toBe(true));
  });
});

describe('a blocked request', () => {
  it('shows creators that they cannot hire themselves', async () => {
    openHireDialog(fixed.id, createBackend(ada));
    const form = within(await dialog());
    expect(form.getByText("You can't hire yourself")).toBeTruthy();
    expect(form.queryByRole('button', { name: 'Send request' })).toBeNull();
  });

  it('is not assumed for a service that the page has not loaded yet', async () => {
    const backend = createBackend(noah);
    const others = Array.from({ length: 100 }, (_, index) =>
      aService({ id: testId(1000 + index), title: `Service ${index}`, price: 10 }),
    );
    backend.state.services.push(...others);
    openHireDialog(fixed.id, backend);
    const form = within(await dialog());
    expect(form.queryByText(/This service is no longer available/)).toBeNull();
    expect(total()).toBe('$400.00');
  });

  it('shows a visitor that the service is no longer available', async () => {
    openHireDialog(testId(999), createBackend());
    expect(within(await dialog()).getByText(/This service is no longer available/)).toBeTruthy();
  });

  it('shows that the service is no longer available, and keeps the text', async () => {
    openHireDialog(testId(999), createBackend(noah));
    const form = within(await dialog());
    expect(form.getByText(/This service is no longer available/)).toBeTruthy();
    await enterText(message(), MESSAGE);
    expect(form.getByRole('combobox', { name: /What do you need/ }).textContent).toBe(
      'Choose a service…',
    );
  });

  it('shows a changed price, which is accepted on the next attempt', async () => {
    const backend = createBackend(noah);
    const { user } = openHireDialog(fixed.id, backend);
    const form = within(await dialog());
    await enterText(message(), MESSAGE);
    backend.state.services = [{ ...fixed, price: 500 }];
    backend.rpc('create_hire_request', () => rejection(409, 'The price is now $500.00'));
    await user.click(form.getByRole('button', { name: 'Send request' }));
    expect(await form.findByText(/The price is now \$500\.00/)).toBeTruthy();
    await waitFor(() => expect(total()).toBe('$500.00'));
    expect((message() as HTMLTextAreaElement).value).toBe(MESSAGE);
    answerWithNewRequest(backend);
    await user.click(form.getByRole('button', { name: 'Send request' }));
    await screen.findByRole('dialog', { name: 'Request sent' });
    expect(backend.calls('create_hire_request').map(({ budget }) => budget)).toEqual([400, 500]);
  });

  it('shows that a request for the same service is still pending', async () => {
    const backend = createBackend(noah);
    const first = openHireDialog(fixed.id, backend);
    await dialog();
    await enterText(message(), MESSAGE);
    await first.user.click(screen.getByRole('button', { name: 'Send request' }));
    await first.user.click(await screen.findByRole('button', { name: 'Done' }));
    await first.user.click(screen.getByRole('button', { name: 'Hire Me' }));
    const form = within(await dialog());
    await first.user.click(form.getByRole('combobox', { name: /What do you need/ }));
    await first.user.click(await screen.findByRole('option', { name: /Landing page/ }));
    await enterText(message(), 'And once more, the same thing.');
    const pending = 'You already have a pending request for this service';
    backend.rpc('create_hire_request', () => rejection(409, pending));
    await first.user.click(form.getByRole('button', { name: 'Send request' }));
    expect(
      await form.findByText(
        /^The request wasn't sent\. You already have a pending request for this service\.$/,
      ),
    ).toBeTruthy();
    expect((message() as HTMLTextAreaElement).value).toBe('And once more, the same thing.');
    expect(form.getByRole('link', { name: 'Your requests' })).toBeTruthy();
  });
});
