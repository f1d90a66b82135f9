/** Lets the browser save a text; the mark at its head tells spreadsheets that it is UTF-8. */
export function saveCsv(name: string, text: string) {
  const href = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(href));
}
