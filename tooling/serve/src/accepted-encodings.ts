/** The content encodings that a request accepts, in lower case: `q=0` refuses one. */
export function acceptedEncodings(header: string | string[] | undefined = ''): string[] {
  return String(header)
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.replace(/;.*/, ''));
}
