import { userEvent } from '@testing-library/user-event';

/** Enters a text at once, where no single key matters: each key renders the form again. */
export async function enterText(field: Element, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}
