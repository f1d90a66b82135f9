import { aTransaction, aUser, testId } from '@showcase/data/testing';
import type { StatementData } from '@showcase/documents';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, openPage } from '../testing/open-page.tsx';

const PATH = '/dashboard/dev/earnings?period=week';
const ERROR = "We couldn't create the statement. Try again.";
const now = new Date().toISOString();

const mocks = vi.hoisted(() => ({
  load: vi.fn<() => void>(),
  render: vi.fn<(data: StatementData) => Promise<Uint8Array>>(),
}));

vi.mock('@showcase/documents', () => ({
  // A file that is missing fails when its first name is read.
  get renderStatement() {
    mocks.load();
    return mocks.render;
  },
}));

const files: [name: string, file: Blob][] = [];

beforeEach(() => {
  files.length = 0;
  mocks.load.mockReset();
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

const open = () =>
  openPage(PATH, {
    users: [ada(), aUser({ id: testId(2), name: 'Mina Park', is_dev: false })],
    transactions: [
      aTransaction({ amount: 400, completed_at: now }),
      aTransaction({
        id: testId(502),
        amount: 99.5,
        status: 'pending',
        completed_at: null,
        created_at: now,
      }),
      aTransaction({ id: testId(503), amount: 70, completed_at: '2020-01-01T00:00:00.000Z' }),
    ],
  });

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
    expect(data?.totals).toEqual({ agreed: 9_950, completed: 40_000 });
    expect(data?.name).toBe(ada().name);
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
    openPage(PATH);
    expect(await button()).toHaveProperty('disabled', true);
  });
});

function fail(): never {
  throw new TypeError('Failed to fetch');
}
