import type { Locator } from '@playwright/test';
import { readEngine } from './engines.ts';

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** Chooses a file. The inspector of WebKitGTK has no such command, so there the page's own field is filled in. */
export async function attachFile(field: Locator, file: ChosenFile): Promise<void> {
  if (readEngine() !== 'webkit') return field.setInputFiles(file);
  await field.evaluate(
    (input: HTMLInputElement, { name, mimeType, bytes }) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { name: file.name, mimeType: file.mimeType, bytes: [...file.buffer] },
  );
}
