/** Offers a file as a download with any name, as RFC 6266 and RFC 5987 write it; an empty name leaves it to the browser. */
export function toContentDisposition(name: string): string {
  if (name === '') return 'attachment;';
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename=${encoded}; filename*=UTF-8''${encoded}`;
}
