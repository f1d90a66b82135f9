import { expect, it, vi } from 'vitest';
import { saveCsv } from './save-file.ts';

it('downloads a CSV file with a byte order mark, and releases its URL later', async () => {
  vi.useFakeTimers();
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:report';
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const downloads: [string, string][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push([this.download, this.href]);
  });

  saveCsv('report 10:30.csv', [['Client', 400]]);

  expect(downloads).toEqual([['report 10_30.csv', 'blob:report']]);
  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('"Client",400');
  expect(files[0]?.type).toBe('text/csv;charset=utf-8');
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:report');
});
