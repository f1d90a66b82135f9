/** Downloads a text as a CSV file, with a byte order mark so that spreadsheets read it as UTF-8. */
export function saveCsv(name: string, text: string) {
  const href = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Revoke later, because the browser reads the URL after the current task.
  setTimeout(() => URL.revokeObjectURL(href));
}
