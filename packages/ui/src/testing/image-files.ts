const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];

function png(width: number, height: number) {
  const bytes = new Uint8Array(33);
  bytes.set([...pngSignature, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

function gif(width: number, height: number) {
  const bytes = new Uint8Array(13);
  bytes.set([0x47, 0x49, 0x46, 0x38, 0x39, 0x61]);
  const view = new DataView(bytes.buffer);
  view.setUint16(6, width, true);
  view.setUint16(8, height, true);
  return bytes;
}

/** A JPEG with an EXIF segment and a table before the frame, as cameras write it. */
function jpeg(width: number, height: number) {
  const exif = [0xff, 0xe1, 0, 8, 0x45, 0x78, 0x69, 0x66, 0, 0];
  const table = [0xff, 0xc4, 0, 4, 0, 0];
  const frame = [0xff, 0xc2, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 0, 0];
  return new Uint8Array([0xff, 0xd8, ...exif, ...table, ...frame, 0xff, 0xd9]);
}

const headers = { png, gif, jpeg };

/** A file with the header of an image, padded to `size` bytes, for tests of image uploads. */
export function imageFile(
  name: string,
  { type = 'gif', width = 4, height = 3, size = 0 }: ImageFileOptions = {},
) {
  const header = headers[type](width, height);
  const padding = new Uint8Array(Math.max(0, size - header.length));
  return new File([header, padding], name, { type: `image/${type}` });
}

type ImageFileOptions = {
  type?: keyof typeof headers;
  width?: number;
  height?: number;
  /** In bytes. */
  size?: number;
};
