import { render, screen, waitFor } from '@testing-library/react';
import { dataWorld } from '@showcase/data/testing';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { DocumentButton } from './document-button.tsx';
import type { LoadDocuments, RenderDocument } from './use-document.ts';

const mocks = {
  load: vi.fn<LoadDocuments>(),
  render: vi.fn<RenderDocument>(),
};

const files: string[] = [];

beforeEach(() => {
  files.length = 0;
  mocks.load.mockReset().mockResolvedValue({} as Awaited<ReturnType<LoadDocuments>>);
  mocks.render.mockReset().mockResolvedValue(new TextEncoder().encode('%PDF-1.7'));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:document');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push(this.download);
  });
});

const open = () =>
  render(
    dataWorld().wrap(
      <DocumentButton
        kind="agreement"
        fileName="agreement.pdf"
        render={mocks.render}
        load={mocks.load}
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
  await waitFor(() => expect(mocks.render).toHaveBeenCalledOnce());
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

it('names what is missing for it, and saves nothing', async () => {
  mocks.render.mockReturnValue({ missing: ['There is no country.', 'There is no city.'] });
  open();
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'There is no country. There is no city.',
  );
  expect(files).toEqual([]);
});

it('saves a file and says what is missing in it', async () => {
  const file = new TextEncoder().encode('%PDF-1.7');
  mocks.render.mockReturnValue({ file, notes: ['It is not an archive.', 'There is no city.'] });
  open();
  await userEvent.click(button());
  await waitFor(() => expect(files).toEqual(['agreement.pdf']));
  const note = await screen.findByText('It is not an archive. There is no city.');
  expect(note).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
