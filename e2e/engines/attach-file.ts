import type { Locator } from '@playwright/test';
import { readEngine } from './engines.ts';

type TextFile = { name: string; text: string };

/** Chooses a file. The inspector of WebKitGTK has no such command, so there the page's own field is filled in. */
export async function attachFile(field: Locator, { name, text }: TextFile): Promise<void> {
  if (readEngine() !== 'webkit')
    return field.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await field.evaluate(
    (input: HTMLInputElement, file) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([file.text], file.name, { type: 'text/plain' }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { name, text },
  );
}
