import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { dataWorld } from '@showcase/data/testing';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DocumentButton } from './document-button.tsx';

configure({ asyncUtilTimeout: 15_000 });

const mocks = vi.hoisted(() => ({
  load: vi.fn<() => void>(),
  render: vi.fn<(data: object) => Promise<Uint8Array>>(),
}));

vi.mock('@showcase/documents', () => ({
  // A file that is missing fails when its first name is read.
  get renderAgreement() {
    mocks.load();
    return mocks.render;
  },
}));

const files: string[] = [];
const data = { title: 'Map', text: 'Agreement', fingerprint: 'ab' };

beforeEach(() => {
  files.length = 0;
  mocks.load.mockReset();
  mocks.render.mockReset().mockResolvedValue(new TextEncoder().encode('%PDF-1.7'));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:document');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = () =>
  render(
    dataWorld().wrap(
      <DocumentButton
        kind="agreement"
        fileName="agreement.pdf"
        render={({ renderAgreement }) => renderAgreement(data)}
      >
        Download PDF
      </DocumentButton>,
    ),
  );
const button = () => screen.getByRole('button', { name: 'Download PDF' });

it('saves the document once, while it is busy', async () => {
  const { promise, resolve } = Promise.withResolvers<Uint8Array>();
  mocks.render.mockReturnValue(promise);
  open();
  await userEvent.dblClick(button());
  await waitFor(() => expect(mocks.render).toHaveBeenCalledExactlyOnceWith(data));
  expect(button().getAttribute('aria-busy')).toBe('true');
  resolve(new Uint8Array());
  await waitFor(() => expect(files).toEqual(['agreement.pdf']));
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
});

it.each([
  ['its code', () => mocks.load.mockImplementationOnce(fail)],
  ['a font', () => mocks.render.mockImplementationOnce(fail)],
])('says so if %s cannot be loaded, and can be asked again', async (_, breakIt) => {
  vi.spyOn(console, 'error').mockReturnValue();
  breakIt();
  open();
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe(
    "We couldn't create the agreement. Try again.",
  );
  expect(files).toEqual([]);
  await userEvent.click(button());
  await waitFor(() => expect(files).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

function fail(): never {
  throw new TypeError('Failed to fetch');
}
