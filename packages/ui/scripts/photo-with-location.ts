/** Runs in the page: creates a JPEG with an EXIF segment, as cameras write it. */
export async function createPhotoWithLocation() {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 40;
  canvas.getContext('2d')?.fillRect(0, 0, 32, 40);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'));
  if (!blob) throw new Error('The canvas returned no image.');
  const bytes = [...new Uint8Array(await blob.arrayBuffer())];
  const exif = [...'Exif\0\0GPS 51.5072N'].map((char) => char.charCodeAt(0));
  const segment = [0xff, 0xe1, 0, exif.length + 2, ...exif];
  return String.fromCharCode(...bytes.slice(0, 2), ...segment, ...bytes.slice(2));
}
