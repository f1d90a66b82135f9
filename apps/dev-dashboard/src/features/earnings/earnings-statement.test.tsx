import { aTransaction, aUser, dataWorld, fakeBackend, testId } from '@showcase/data/testing';
import type { StatementData } from '@showcase/documents';
import type { LoadDocuments } from '@showcase/kit/documents';
import { createMemoryRouter, RouterProvider } from '@showcase/remote-contract';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Earnings } from './earnings.tsx';

const ERROR = "We couldn't create the statement. Try again.";
const now = new Date().toISOString();

const mocks = {
  load: vi.fn<LoadDocuments>(),
  render: vi.fn<(data: StatementData) => Promise<Uint8Array>>(),
};

type Documents = Awaited<ReturnType<LoadDocuments>>;

const files: [name: string, file: Blob][] = [];

beforeEach(() => {
  files.length = 0;
  const documents = { renderStatement: mocks.render } as Partial<Documents> as Documents;
  mocks.load.mockReset().mockResolvedValue(documents);
  mocks.render.mockReset().mockResolvedValue(new TextEncoder().encode('%PDF-1.7'));
  let last: Blob;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file as Blob;
    return 'blob:statement';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push([this.download, last]);
  });
});

const button = () => screen.findByRole('button', { name: 'Statement (PDF)' });

const someTransactions = [
  aTransaction({ amount: 400, completed_at: now }),
  aTransaction({
    id: testId(502),
    amount: 99.5,
    status: 'pending',
    completed_at: null,
    created_at: now,
  }),
  aTransaction({ id: testId(503), amount: 70, completed_at: '2020-01-01T00:00:00.000Z' }),
];

/** Shows the earnings of this week of Ada. */
function open(transactions = someTransactions) {
  const ada = aUser();
  const backend = fakeBackend({
    users: [ada, aUser({ id: testId(2), name: 'Mina Park', is_dev: false })],
    signedInAs: ada.id,
    transactions,
  });
  const element = <Earnings userId={ada.id} name={ada.name} load={mocks.load} />;
  const page = createMemoryRouter([{ path: '/', element }], { initialEntries: ['/?period=week'] });
  render(dataWorld({ backend }).wrap(<RouterProvider router={page} />));
}

describe('the statement', () => {
  it('is a PDF of the listed rows', async () => {
    open();
    await userEvent.click(await button());
    await waitFor(() => expect(files).toHaveLength(1));
    const [name, file] = files[0] ?? [];
    expect(name).toMatch(/^earnings-week-\d{4}-\d\d-\d\d\.pdf$/);
    expect([file?.type, await file?.text()]).toEqual(['application/pdf', '%PDF-1.7']);
    const [data] = mocks.render.mock.calls[0] ?? [];
    expect(data?.rows.map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual([9_950, 40_000]);
    expect(data?.totals).toMatchObject({ agreed: 9_950, completed: 40_000 });
    expect(data?.name).toBe(aUser().name);
  });

  it('is created once, while the button is busy', async () => {
    const { promise, resolve } = Promise.withResolvers<Uint8Array>();
    mocks.render.mockReturnValue(promise);
    open();
    await userEvent.dblClick(await button());
    await waitFor(() => expect(mocks.render).toHaveBeenCalledOnce());
    expect((await button()).getAttribute('aria-busy')).toBe('true');
    resolve(new Uint8Array());
    await waitFor(() => expect(files).toHaveLength(1));
    expect((await button()).getAttribute('aria-busy')).toBeNull();
  });

  it.each([
    ['its code', () => mocks.load.mockImplementationOnce(fail)],
    ['a font', () => mocks.render.mockImplementationOnce(fail)],
  ])('says so if %s cannot be loaded, and can be asked for again', async (_, breakIt) => {
    vi.spyOn(console, 'error').mockReturnValue();
    breakIt();
    open();
    await userEvent.click(await button());
    expect((await screen.findByRole('alert')).textContent).toBe(ERROR);
    expect(files).toEqual([]);
    await userEvent.click(await button());
    await waitFor(() => expect(files).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not offered without rows', async () => {
    open([]);
    expect(await button()).toHaveProperty('disabled', true);
  });
});

function fail(): never {
  throw new TypeError('Failed to fetch');
}
