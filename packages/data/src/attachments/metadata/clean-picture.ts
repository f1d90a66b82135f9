import { cleanGif } from './clean-gif.ts';
import { cleanHeif } from './heif/clean-heif.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanTiff } from './clean-tiff.ts';
import { cleanWebp } from './clean-webp.ts';

const CLEANERS: Record<string, (file: Blob) => Promise<Blob | null>> = {
  'image/avif': cleanHeif,
  'image/gif': cleanGif,
  'image/heic': cleanHeif,
  'image/heic-sequence': cleanHeif,
  'image/heif': cleanHeif,
  'image/heif-sequence': cleanHeif,
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/tiff': cleanTiff,
  'image/webp': cleanWebp,
};

/** A picture without the data that says where it was taken; every other file as it is. Null if a picture cannot be read. */
export async function cleanPicture(file: Blob, type: string): Promise<Blob | null> {
  const clean = CLEANERS[type];
  return clean ? clean(file) : file;
}
