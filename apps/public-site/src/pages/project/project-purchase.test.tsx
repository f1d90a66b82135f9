import { answerWithNewRequest, rejection, testId } from '@showcase/data/testing';
import { enterText } from '@showcase/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { createProjectBackend, projectId } from '../../testing/project-backend.ts';
// Imported up front, so that the first test does not time out while the code loads.
import '../../features/hire-dialog/buy/buy-dialog.tsx';
import './project-page.tsx';

const client = testId(9);
const MESSAGE = 'We run a harbor and need this by June.';

function open({ signedInAs, search = '' }: { signedInAs?: string; search?: string } = {}) {
  const backend = createProjectBackend(signedInAs);
  const [project] = backend.state.projects;
  Object.assign(project ?? {}, { is_for_sale: true, sale_kind: 'license', sale_price: 2400 });
  answerWithNewRequest(backend, { included: ['Source code', 'Documentation'] });
  const page = openPage(`/projects/${projectId}${search}`, backend);
  return { backend, project, user: page.user };
}

const findDialog = (name: RegExp | string) => screen.findByRole('dialog', { name });

async function openDialog(page: ReturnType<typeof open>) {
  await page.user.click(await screen.findByRole('button', { name: 'Buy this project' }));
  return findDialog(/^Buy/);
}

async function send(page: ReturnType<typeof open>) {
  const element = await openDialog(page);
  const dialog = within(element);
  await enterText(dialog.getByRole('textbox', { name: 'Message' }), MESSAGE);
  await page.user.click(dialog.getByRole('button', { name: 'Send request' }));
  return element;
}

describe('buying a project', () => {
  it('sends a request with its price, and shows what was sent', async () => {
    const page = open({ signedInAs: client });
    const dialog = within(await openDialog(page));
    expect(dialog.getByText('Source code, Documentation')).toBeTruthy();
    expect(dialog.getByText('License for one product')).toBeTruthy();
    expect(dialog.getByText(/and may not resell it\. The creator keeps the code\./)).toBeTruthy();
    expect(dialog.getByRole('status', { name: 'Total' }).textContent).toBe('$2,400.00');
    await enterText(dialog.getByRole('textbox', { name: 'Message' }), MESSAGE);
    await page.user.click(dialog.getByRole('button', { name: 'Send request' }));
    const sent = within(await findDialog('Request sent'));
    expect(await sent.findByText('Source code, Documentation')).toBeTruthy();
    expect(sent.getByText('$2,400.00')).toBeTruthy();
    expect(page.backend.calls('create_hire_request')).toMatchObject([
      {
        ...{ creator_id: testId(1), project_id: projectId, budget: 2400, message: MESSAGE },
        sale_kind: 'license',
      },
    ]);
  });

  it('says before what is proven of it', async () => {
    const page = open({ signedInAs: client });
    const proof = { project_id: projectId, subject: 'harbor.example.com', method: 'file' };
    page.backend.answerWith(({ url }) =>
      url.pathname.endsWith('/project_proofs')
        ? Response.json([{ ...proof, proven_at: '2026-01-05T12:00:00.000Z' }])
        : undefined,
    );
    const dialog = within(await openDialog(page));
    expect((await dialog.findByText(/^Owner proven for/)).textContent).toMatch(/harbor\.example/);
  });

  it('has the files that were added', async () => {
    const page = open({ signedInAs: client });
    const dialog = within(await openDialog(page));
    await page.user.upload(
      dialog.getByLabelText('Files', { selector: 'input' }),
      new File(['text'], 'brand.txt'),
    );
    await dialog.findByText(/Uploaded/);
    await enterText(dialog.getByRole('textbox', { name: 'Message' }), MESSAGE);
    await page.user.click(dialog.getByRole('button', { name: 'Send request' }));
    await findDialog('Request sent');
    const [file] = page.backend.state.attachments;
    expect(page.backend.calls('create_hire_request')).toMatchObject([
      { attachments: [{ id: file?.id, alt: null }] },
    ]);
  });

  it('needs a message', async () => {
    const page = open({ signedInAs: client });
    const dialog = within(await openDialog(page));
    await page.user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await dialog.findByText('Write a message')).toBeTruthy();
    expect(page.backend.calls('create_hire_request')).toEqual([]);
  });

  it('says that the price has changed, and shows the new one', async () => {
    const page = open({ signedInAs: client });
    await screen.findByRole('button', { name: 'Buy this project' });
    Object.assign(page.project ?? {}, { sale_price: 2600 });
    page.backend.rpc('create_hire_request', () => rejection(409, 'The price is now $2,600.00'));
    const dialog = within(await send(page));
    expect(await dialog.findByText(/The price is now \$2,600\.00/)).toBeTruthy();
    expect(await dialog.findByText(/Send again to offer \$2,600\.00/)).toBeTruthy();
    answerWithNewRequest(page.backend);
    await page.user.click(dialog.getByRole('button', { name: 'Send request' }));
    await findDialog('Request sent');
    const budgets = page.backend.calls('create_hire_request').map(({ budget }) => budget);
    expect(budgets).toEqual([2400, 2600]);
  });

  it('says that it is no longer for sale', async () => {
    const page = open({ signedInAs: client });
    await screen.findByRole('button', { name: 'Buy this project' });
    Object.assign(page.project ?? {}, { is_for_sale: false });
    page.backend.rpc('create_hire_request', () => rejection(404, 'This project is not for sale'));
    const dialog = within(await send(page));
    expect(await dialog.findByText(/This project is not for sale/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'For sale' })).toBeNull());
    expect(dialog.queryByRole('button', { name: 'Send request' })).toBeNull();
    expect(dialog.getByDisplayValue(MESSAGE)).toBeTruthy();
  });

  it('says that the user already asked for it', async () => {
    const page = open({ signedInAs: client });
    const pending = 'You already have a pending request for this project';
    page.backend.rpc('create_hire_request', () => rejection(409, pending));
    const dialog = within(await send(page));
    expect(
      await dialog.findByText(/You already have a pending request for this project/),
    ).toBeTruthy();
  });

  it('lets a visitor sign in and come back to the dialog', async () => {
    const page = open();
    const dialog = within(await openDialog(page));
    const link = dialog.getByRole('link', { name: 'Sign in to send' });
    expect(link.getAttribute('href')).toBe(
      `/login?next=${encodeURIComponent(`/projects/${projectId}?buy=`)}`,
    );
  });

  it('is not offered to the owner, not even by a link', async () => {
    open({ signedInAs: testId(1), search: '?buy=' });
    const dialog = within(await findDialog(/^Buy/));
    expect(dialog.getByText("You can't buy your own project")).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Send request' })).toBeNull();
    expect(screen.queryByText('Buy this project')).toBeNull();
  });

  it('is not offered for a project that is not for sale', async () => {
    const page = open({ signedInAs: client, search: '?buy=' });
    Object.assign(page.project ?? {}, { is_for_sale: false });
    const dialog = within(await findDialog(/^Buy/));
    expect(dialog.getByText('This project is no longer for sale.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Send request' })).toBeNull();
  });

  it.each([
    ['a client', client],
    ['a visitor', undefined],
  ])('is not offered to %s for a project that is sold, which says so', async (_, signedInAs) => {
    const page = open({ ...(signedInAs && { signedInAs }), search: '?buy=' });
    Object.assign(page.project ?? {}, { sale_kind: 'once', sold_at: '2026-01-05T12:00:00.000Z' });
    const dialog = within(await findDialog(/^Buy/));
    expect(dialog.getByText('This project is sold.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Send request' })).toBeNull();
    expect(dialog.queryByRole('link', { name: 'Sign in to send' })).toBeNull();
    expect(dialog.queryByRole('textbox')).toBeNull();
    const panel = await screen.findByRole('region', { name: 'Sold', hidden: true });
    expect(within(panel).getByText(/No one else can buy it/)).toBeTruthy();
    expect(screen.queryByText('Buy this project')).toBeNull();
  });

  it('names the licenses of its parts, and what strong copyleft asks for', async () => {
    const page = open({ signedInAs: client });
    Object.assign(page.project ?? {}, { third_party_licenses: ['AGPL-3.0-only', 'MIT'] });
    const dialog = within(await openDialog(page));
    expect(dialog.getByText('AGPL-3.0-only, MIT')).toBeTruthy();
    expect(
      dialog.getByText(/Parts of this project are under AGPL-3\.0-only\. If you/),
    ).toBeTruthy();
  });
});
