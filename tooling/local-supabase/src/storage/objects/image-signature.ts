/** The first bytes of these file types; null matches any byte. */
const SIGNATURES: Record<string, readonly (readonly (number | null)[])[]> = {
  'image/png': [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  'image/jpeg': [[0xff, 0xd8, 0xff]],
  'image/gif': [toBytes('GIF87a'), toBytes('GIF89a')],
  'image/avif': ['avif', 'avis'].map((brand) => [
    null,
    null,
    null,
    null,
    ...toBytes(`ftyp${brand}`),
  ]),
  'image/webp': [[...toBytes('RIFF'), null, null, null, null, ...toBytes('WEBP')]],
};

/** Whether a file starts like its declared type; true for types that this server does not know. */
export function isTypeAsDeclared(type: string, bytes: Uint8Array): boolean {
  const known = SIGNATURES[type];
  return (
    known === undefined ||
    known.some((signature) =>
      signature.every((byte, index) => byte === null || byte === bytes[index]),
    )
  );
}

function toBytes(text: string) {
  return [...new TextEncoder().encode(text)];
}
