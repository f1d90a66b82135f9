import { anAttachment, fakeBackend, renderWithData, testId } from '@showcase/data/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SentAttachments } from './sent-attachments.tsx';

const OWNER = testId(1);
const pdf = anAttachment({ id: testId(701), name: 'brief.pdf', size: 48_200 });
const picture = anAttachment({
  id: testId(702),
  name: 'harbor.png',
  type: 'image/png',
  width: 1200,
  height: 600,
  alt: 'The harbor at night',
  preview_widths: [480],
});

const aBackend = (...paths: string[]) =>
  fakeBackend({
    signedInAs: testId(2),
    objects: Object.fromEntries(paths.map((path) => [`${OWNER}/${path}`, { size: 1, type: '' }])),
  });

describe('the files of a message', () => {
  it('are pictures that open, in space that is reserved', async () => {
    const backend = aBackend(picture.id, `${picture.id}-480`);
    renderWithData(<SentAttachments attachments={[picture]} count={1} />, { backend });
    const space = screen.getByRole('listitem').getAttribute('style');
    expect(space).toContain('aspect-ratio: 2');

    const link = await screen.findByRole('link', { name: /Open .*The harbor at night/ });
    expect(link.getAttribute('href')).toMatch(/702\?token=signed$/);
    expect(link.getAttribute('target')).toBe('_blank');
    const image = screen.getByRole('img', { name: 'The harbor at night' });
    expect(image.getAttribute('src')).toMatch(/702-480\?token=signed$/);
  });

  it('are rows to download, with name and size', async () => {
    const backend = aBackend(pdf.id);
    renderWithData(<SentAttachments attachments={[pdf]} count={1} />, { backend });
    const link = await screen.findByRole('link', { name: 'Download brief.pdf 47 KB' });
    expect(link.getAttribute('href')).toContain('&download=brief.pdf');
  });

  it('say that they are not available', async () => {
    renderWithData(<SentAttachments attachments={[pdf, picture]} count={2} />, {
      backend: aBackend(),
    });
    expect(await screen.findByText('This picture is not available.')).toBeTruthy();
    expect(screen.getByText('Not available')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    [1, '1 file was removed'],
    [3, '3 files were removed'],
  ])('say that %i were removed', (count, text) => {
    renderWithData(<SentAttachments attachments={[]} count={count} />);
    expect(screen.getByText(text)).toBeTruthy();
  });
});
